import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { App, CallContext, Env, Log } from '../../http/calls.ts';
import { findPayment, settlePayment, type Payment } from '../payments.ts';
import { messageView, paymentView, stylesHash } from './view.ts';

const OutcomeSchema = v.picklist(['succeeded', 'failed', 'canceled']);

interface PageSettings {
  readonly db: Database;
  /** Name of the shop that is paid. */
  readonly shop: string;
  readonly log: Log;
}

/** The hosted payment page, an origin of its own: plain forms that settle a payment and lead back to the shop. */
export function createPaymentPage({ db, shop, log }: PageSettings): App {
  const app: App = new Hono<Env>();
  app.get('/pay/:uuid', (c) => {
    const payment = paymentOf(c, db);
    protect(c, payment);
    if (!payment) return c.html(messageView('There is no such payment.'), 404);
    return c.html(paymentView(payment, shop, returnUrl(payment)));
  });
  app.post('/pay/:uuid', async (c) => {
    const payment = paymentOf(c, db);
    protect(c, payment);
    if (!payment) return c.html(messageView('There is no such payment.'), 404);
    if (!fromHere(c)) return c.html(messageView('This payment can only be settled on its own page.'), 403);
    const outcome = v.safeParse(OutcomeSchema, (await c.req.parseBody())['outcome']);
    if (!outcome.success) return c.html(messageView('Choose how the payment ends.'), 400);
    settlePayment(db, payment.uuid, outcome.output);
    return c.redirect(returnUrl(payment) ?? c.req.path, 303);
  });
  app.notFound((c) => {
    protect(c, undefined);
    return c.html(messageView('There is nothing to pay here.'), 404);
  });
  app.onError((error, c) => {
    log(`payment page: ${error.stack ?? error.message}`);
    protect(c, undefined);
    return c.html(messageView('Something went wrong. Please try again.'), 500);
  });
  return app;
}

function paymentOf(c: CallContext, db: Database): Payment | undefined {
  return findPayment(db, c.req.param('uuid') ?? '');
}

function returnUrl({ uuid, return_base }: Payment): string | null {
  return return_base === null ? null : `${return_base}/payment/return?paymentId=${uuid}`;
}

/** Browsers name the page that sent a form; other clients need not. */
function fromHere(c: CallContext): boolean {
  const origin = c.req.header('Origin');
  return origin === undefined || origin === new URL(c.req.url).origin;
}

/** Browsers hold the redirect after a form against `form-action` too, so the shop is named there. */
function protect(c: CallContext, payment: Payment | undefined): void {
  const policy = [
    `default-src 'none'`,
    `style-src ${stylesHash}`,
    `img-src data:`,
    `form-action 'self' ${payment?.return_base ?? ''}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
}
