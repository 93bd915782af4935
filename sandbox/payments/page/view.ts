import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { fromCents } from '../../money.ts';
import type { Payment } from '../payments.ts';
import { styles } from './styles.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const results: Readonly<Record<string, string>> = {
  succeeded: 'The payment succeeded.',
  failed: 'The payment failed.',
  canceled: 'The payment was canceled.',
};

/** The page of a payment: the choice while it is open, afterwards how it ended. */
export function paymentView(payment: Payment, shop: string, returnUrl: string | null): Html {
  const amount = `$${fromCents(payment.amount)}`;
  const result = results[payment.status];
  return frame(
    `Pay ${amount} to ${shop}`,
    html`<h1>${shop} asks for</h1>
      <p class="amount">${amount}</p>
      <dl>
        <div>
          <dt>Order</dt>
          <dd>${payment.order_number}</dd>
        </div>
        <div>
          <dt>Currency</dt>
          <dd>${payment.currency}</dd>
        </div>
      </dl>
      ${result === undefined ? choice(amount) : ending(payment.status, result, returnUrl)}`,
  );
}

/** A page that says one thing. */
export function messageView(message: string): Html {
  return frame(message, html`<h1>${message}</h1>`);
}

function choice(amount: string): Html {
  return html`<p class="note">
      This page is for practice. No card is asked for and no money moves: choose how the payment ends.
    </p>
    <form method="post">
      <button class="filled" name="outcome" value="succeeded">Pay ${amount}</button>
      <button name="outcome" value="failed">Fail</button>
      <button name="outcome" value="canceled">Cancel</button>
    </form>`;
}

function ending(status: string, result: string, returnUrl: string | null): Html {
  return html`<p class="note ${status}" role="status">${result}</p>
    ${returnUrl === null ? html`<p class="note">You can close this page.</p>` : html`<a class="back" href="${returnUrl}">Back to the shop</a>`}`;
}

function frame(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${icon}" />
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <p class="house">${raw(mark)} Practice Pay</p>
          ${content}
        </main>
      </body>
    </html>`;
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#1d4f91"/><path d="M8 9h12M8 14h12M8 19h7" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>';
const icon = `data:image/svg+xml,${encodeURIComponent(mark)}`;
