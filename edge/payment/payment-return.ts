import { paymentReturnPath } from '@shop/shared/contracts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusePost } from '../http/plain-pages.ts';

/** Bytes. Payment pages send a signed token of a few kilobytes. */
const maxBytes = 64 * 1024;

/** Letters of a field's value. */
const maxLength = 200;

/** Parameters that the page of the result reads; nothing else of a form is passed on. */
const knownFields = ['paymentId'];

const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Answers payment pages that send the shopper back by a form (2C2P's `frontendReturnUrl` is one): 303 to the same address,
 * with the known fields in the query. A field of the address, which the provider wrote, wins.
 */
export function servePaymentReturn(app: Hono): void {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      refusePost(c, 413, 'This is too large', 'The payment page sent more than this address takes.'),
  });
  app.post(paymentReturnPath, limit, async (c) => {
    if (!isForm.test(c.req.header('Content-Type') ?? '')) {
      return refusePost(c, 415, 'This is no form', 'This address takes the form of a payment page.');
    }
    const form = await readForm(c);
    if (!form) return refusePost(c, 400, 'This form cannot be read', 'Please go back and try again.');
    c.header('Cache-Control', 'no-store');
    return c.redirect(resultAddress(new URL(c.req.url).searchParams, form), 303);
  });
}

async function readForm(c: Context): Promise<FormData | undefined> {
  try {
    return await c.req.formData();
  } catch {
    return undefined;
  }
}

function resultAddress(query: URLSearchParams, form: FormData): string {
  for (const name of knownFields) {
    const value = form.get(name);
    if (!query.get(name) && typeof value === 'string' && value && value.length <= maxLength)
      query.set(name, value);
  }
  const text = query.toString();
  return paymentReturnPath + (text && `?${text}`);
}
