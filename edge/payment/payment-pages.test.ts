import { describe, expect, test } from 'vitest';
import { answer, jsonScript, textsOf } from '../testing/fixture.ts';
import { inlineScripts } from '../html/inline-scripts.ts';

const paymentOrigins = ['https://pay.example', 'https://cards.example:8443'];

describe('the page that opens the payment page', () => {
  test('runs its own script alone, cannot be framed, and is not cached', async () => {
    const response = await answer('/payment/away', { paymentOrigins });
    expect(response.status).toBe(200);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ;]+'; style-src 'sha256-/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(textsOf(html, 'script', '')).toEqual([inlineScripts.openPaymentPage]);
    expect(jsonScript(html, 'payment-pages')).toMatchObject({ origins: paymentOrigins });
  });

  test.each(['/payment/away', '/payment/back'])(
    '%s cannot be scripted by the page that opened it [TRP-04]',
    async (path) => {
      const response = await answer(path);
      expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(response.headers.get('Referrer-Policy')).toBe('origin');
    },
  );

  test('names no payment page where none is set', async () => {
    const html = await (await answer('/payment/away')).text();
    expect(jsonScript(html, 'payment-pages')).toMatchObject({ origins: [] });
  });
});

test('the page that leads back knows the origins to which it leads without a question', async () => {
  const response = await answer('/payment/back?paymentId=p1', { embedOrigins: ['https://blog.example'] });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await response.text();
  expect(textsOf(html, 'script', '')).toEqual([inlineScripts.returnToPage]);
  expect(jsonScript(html, 'payment-back')).toMatchObject({ origins: ['https://blog.example'] });
});

test('widgets of every page may read which payment pages it opens', async () => {
  const response = await answer('/embed/payment-pages.js', { paymentOrigins });
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.text()).toBe(`export const origins = ${JSON.stringify(paymentOrigins)};\n`);
});

test('the document that the payment page leads back to looks for the way back, no other does', async () => {
  const scripts = async (path: string) => textsOf(await (await answer(path)).text(), 'script', '');
  expect(await scripts('/payment/return?paymentId=p1')).toContain(inlineScripts.returnFromPayment);
  expect(await scripts('/products')).not.toContain(inlineScripts.returnFromPayment);
});
