import { paymentAwayPath, paymentPagesPath } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import type { EdgeConfig } from '../config.ts';
import { scriptedPage } from '../http/plain-pages.ts';
import { inlineScripts, jsonElement } from '../html/inline-scripts.ts';
import type { PaymentPageSettings } from '../html/inline/open-payment-page.ts';

/**
 * Serves what payments that begin in widgets need: a page that opens the payment page and stores the way back, and a
 * module that tells widgets which payment pages it opens.
 */
export function servePaymentPages(app: Hono, { paymentOrigins: origins = [] }: EdgeConfig): void {
  const settings: PaymentPageSettings = { origins, refusal: 'This is no payment page of this shop' };
  app.get(paymentAwayPath, async (c) => {
    const { html, headers } = await scriptedPage(
      { data: jsonElement('payment-pages', settings), script: inlineScripts.openPaymentPage },
      'On to the payment',
      'One moment: the payment page is being opened.',
    );
    return c.html(html, 200, { ...headers, 'Referrer-Policy': 'origin' });
  });
  const pages = `export const origins = ${JSON.stringify(origins)};\n`;
  app.get(paymentPagesPath, (c) =>
    c.body(pages, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
