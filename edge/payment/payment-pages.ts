import { paymentAwayPath, paymentBackPath, paymentPagesPath } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import type { EdgeSettings } from '../releases/edge-config.ts';
import { answerHeaders } from '../http/answer-headers.ts';
import { scriptedPage } from '../http/plain-pages.ts';
import { inlineScripts, jsonElement } from '../html/inline-scripts.ts';
import type { PaymentPageSettings } from '../html/inline/open-payment-page.ts';
import type { PaymentBackSettings } from '../html/inline/return-to-page.ts';

/**
 * Serves what payments that begin in widgets need: a page that opens the payment page and notes the way back, one that leads
 * back, and a module that tells widgets which payment pages it opens.
 */
export function servePaymentPages(app: Hono, settings: EdgeSettings): void {
  const { paymentOrigins: origins = [], embedOrigins = [] } = settings;
  const away: PaymentPageSettings = { origins, refusal: 'This is no payment page of this shop' };
  app.get(paymentAwayPath, async (c) => {
    const { html, headers } = await scriptedPage(
      { data: jsonElement('payment-pages', away), script: inlineScripts.openPaymentPage },
      'On to the payment',
      'One moment: the payment page is being opened.',
    );
    return c.html(html, 200, { ...answerHeaders.paymentPage, ...headers });
  });
  const back: PaymentBackSettings = {
    origins: embedOrigins,
    question: 'This payment was begun on {host}. Go back there?',
    goBack: 'Go back to {host}',
    stay: 'Show the result here',
  };
  app.get(paymentBackPath, async (c) => {
    const { html, headers } = await scriptedPage(
      { data: jsonElement('payment-back', back), script: inlineScripts.returnToPage },
      'Back from the payment',
      'One moment.',
    );
    return c.html(html, 200, { ...answerHeaders.paymentPage, ...headers });
  });
  const pages = `export const origins = ${JSON.stringify(origins)};\n`;
  app.get(paymentPagesPath, (c) =>
    c.body(pages, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...answerHeaders.script,
    }),
  );
}
