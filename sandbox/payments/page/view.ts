import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { fromCents } from '../../money.ts';
import type { Payment } from '../payments.ts';

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

/** The payment page's whole style sheet, inlined. */
const styles = `
:root {
  color-scheme: light dark;
  --ground: #e9edf2; --sheet: #ffffff; --ink: #16202c; --soft: #515d6b; --line: #d5dce4; --edge: #7c8896;
  --act: #1d4f91; --on-act: #ffffff; --act-over: #163f75; --danger: #a3202c; --ok: #2b6a3f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f151c; --sheet: #19222c; --ink: #edf1f5; --soft: #aab5c1; --line: #2c3844; --edge: #7f8b98;
    --act: #9cc3f5; --on-act: #0d1d31; --act-over: #bcd7f9; --danger: #ff9c98; --ok: #93cf9f;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
}
main { width: 100%; max-width: 420px; padding: 32px; border-radius: 20px; background: var(--sheet); }
.house { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.house svg { flex: none; }
h1 { margin-top: 28px; font-size: 16px; font-weight: 500; color: var(--soft); }
.amount { font-size: 44px; line-height: 1.15; font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
dl { margin: 20px 0 24px; padding: 16px 0; border-block: 1px solid var(--line); display: grid; gap: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { color: var(--soft); }
dd { text-align: end; overflow-wrap: anywhere; }
.note { margin-bottom: 20px; color: var(--soft); font-size: 14px; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .back {
  display: block; min-height: 48px; padding: 11px 20px; border: 1px solid var(--edge); border-radius: 999px;
  background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .back:hover { border-color: var(--ink); }
.filled { grid-column: 1 / -1; border-color: var(--act); background: var(--act); color: var(--on-act); }
.filled:hover { border-color: var(--act-over); background: var(--act-over); }
button:active { translate: 0 1px; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.succeeded, .failed, .canceled { font-size: 16px; font-weight: 600; }
.succeeded { color: var(--ok); }
.failed, .canceled { color: var(--danger); }
@media (max-width: 360px) { main { padding: 24px 20px; } form { grid-template-columns: 1fr; } }
`;

/** How a policy names the style sheet. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
