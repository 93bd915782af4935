import { afterEach, expect, test, vi } from 'vitest';
import { openPaymentPage } from './open-payment-page.ts';
import { returnFromPayment } from './return-from-payment.ts';

const settings = { origins: ['https://pay.example'], refusal: 'Refused' };
const payment = 'p1';

afterEach(() => void vi.unstubAllGlobals());

function stubPage(hash: string, referrer: string, stored = new Map<string, string>(), search = '') {
  const heading = { textContent: 'On to the payment' };
  const replace = vi.fn();
  const document = {
    title: '',
    referrer,
    getElementById: () => ({ textContent: JSON.stringify(settings) }),
    querySelector: (selector: string) => (selector === 'h1' ? heading : null),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hash, search, replace });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return { document, heading, replace, stored };
}

const fragment = (to: string, back: string) => `#${new URLSearchParams({ to, back, payment }).toString()}`;
const back = 'https://blog.example/post?shop=1';

test('opens a payment page of the shop, and returns to the page of the widget once', () => {
  const { replace, stored } = stubPage(fragment('https://pay.example/p1', back), 'https://blog.example/');
  openPaymentPage();
  expect(replace.mock.calls).toEqual([['https://pay.example/p1']]);
  const later = stubPage('', '', stored, `?paymentId=${payment}`);
  returnFromPayment();
  returnFromPayment();
  expect(later.replace.mock.calls).toEqual([[back]]);
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//pay.example', ''])(
  'refuses to open %j',
  (to) => {
    const { document, heading, replace, stored } = stubPage(fragment(to, back), 'https://blog.example/');
    openPaymentPage();
    expect(replace).not.toHaveBeenCalled();
    expect([document.title, heading.textContent, stored.size]).toEqual(['Refused', 'Refused', 0]);
  },
);

test('stores no way back to a site that the shopper does not come from', () => {
  const { replace, stored } = stubPage(fragment('https://pay.example/p1', back), 'https://evil.example/');
  openPaymentPage();
  expect(replace).toHaveBeenCalledOnce();
  expect(stored.size).toBe(0);
});

test.each(['?paymentId=other', '?paymentId=p2'])('stays after another payment: %s', (search) => {
  const stored = new Map([['paymentWayBack', JSON.stringify({ payment, back })]]);
  const { replace } = stubPage('', '', stored, search);
  returnFromPayment();
  expect(replace).not.toHaveBeenCalled();
});
