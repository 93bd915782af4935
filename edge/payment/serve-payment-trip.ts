import { paymentAwayPath, paymentPagesPath } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import type { EdgeConfig } from '../config.ts';
import { scriptedPage } from '../delivery/plain-page.ts';
import { awayScript } from './away-script.ts';

/**
 * The storefront's part in payments that are begun in widgets: a page that hands on to the payment page and keeps the way
 * back, and a module that tells widgets which payment pages it does that for.
 */
export function servePaymentTrip(app: Hono, { paymentOrigins = [] }: EdgeConfig): void {
  const script = awayScript(paymentOrigins, 'This is no payment page of this shop');
  app.get(paymentAwayPath, async (c) => {
    const { html, headers } = await scriptedPage(
      script,
      'On to the payment',
      'One moment: the payment page is being opened.',
    );
    return c.html(html, 200, { ...headers, 'Referrer-Policy': 'origin' });
  });
  const pages = `export const origins = ${JSON.stringify(paymentOrigins)};\n`;
  app.get(paymentPagesPath, (c) =>
    c.body(pages, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
