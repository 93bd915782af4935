import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPaymentPage } from './open-payment-page.ts';
import { returnFromPayment } from './return-from-payment.ts';
import { returnToPage } from './return-to-page.ts';

const settings = {
  origins: ['https://pay.example', 'http://localhost:4100', 'http://plain.example'],
  refusal: 'Refused',
};
const payment = 'p1';
const back = 'https://blog.example/post?shop=1';
const referrer = 'https://blog.example/';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface StubbedPage {
  readonly hash?: string;
  readonly search?: string;
  readonly referrer?: string;
  /** Content of session storage. */
  readonly stored?: Map<string, string>;
  readonly json?: object;
}

function stubPage({ hash = '', search = '', stored = new Map(), json = settings, ...page }: StubbedPage) {
  const heading = { textContent: 'On to the payment' };
  const replace = vi.fn<(address: string) => void>();
  const links: string[][] = [];
  const document = {
    title: '',
    referrer: page.referrer ?? '',
    getElementById: () => ({ textContent: JSON.stringify(json) }),
    querySelector: (selector: string) => (selector === 'h1' ? heading : null),
    createElement: () => ({
      append: (link: HTMLAnchorElement) => links.push([link.textContent, link.href]),
    }),
    body: { append: () => {} },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hash, search, replace });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return { document, heading, links, replace, stored };
}

const addressHash = (to: string, page = back) =>
  `#${new URLSearchParams({ to, back: page, payment }).toString()}`;

/** Session storage after a trip to the payment page. */
function leave(): Map<string, string> {
  const { stored } = stubPage({ hash: addressHash('https://pay.example/p1'), referrer });
  openPaymentPage();
  return stored;
}

/** Where the document of the return leads. */
function comeBack(stored: Map<string, string>, search = `?paymentId=${payment}`) {
  const { replace } = stubPage({ search, stored });
  returnFromPayment();
  return replace.mock.calls.flat();
}

describe('the way to the payment page', () => {
  test.each([
    ['https://pay.example/p1', 'https://pay.example/p1'],
    ['http://localhost:4100/pay/1', 'http://localhost:4100/pay/1'],
    // Relative to the page of the shop for a browser, if it gets the text: the checked address alone is opened.
    ['https:pay.example/../return?paymentId=p1', 'https://pay.example/return?paymentId=p1'],
    ['http:localhost:4100/../return', 'http://localhost:4100/return'],
    ['https:/\\pay.example/p1', 'https://pay.example/p1'],
  ])('for %j opens %s [TRP-01]', (to, opened) => {
    const { replace } = stubPage({ hash: addressHash(to), referrer });
    openPaymentPage();
    expect(replace.mock.calls).toEqual([[opened]]);
  });

  test.each([
    'https://evil.example/',
    'javascript:alert(1)',
    '//pay.example',
    '/payment/return',
    'http://plain.example/p1',
    'http://pay.example/p1',
    '',
  ])('refuses to open %j [TRP-01]', (to) => {
    const { document, heading, replace, stored } = stubPage({ hash: addressHash(to), referrer });
    openPaymentPage();
    expect(replace).not.toHaveBeenCalled();
    expect([document.title, heading.textContent, stored.size]).toEqual(['Refused', 'Refused', 0]);
  });

  test('notes no way back to a site that the shopper does not come from, and forgets the one before', () => {
    const stored = leave();
    expect(stored.size).toBe(1);
    const { replace } = stubPage({
      hash: addressHash('https://pay.example/p1'),
      referrer: 'https://evil.example/',
      stored,
    });
    openPaymentPage();
    expect(replace).toHaveBeenCalledOnce();
    expect(stored.size).toBe(0);
  });
});

describe('the way back', () => {
  const asking = {
    origins: ['https://blog.example'],
    question: 'On {host}?',
    goBack: 'To {host}',
    stay: 'Stay',
  };

  test('leads by a page of the shop to a known site, once [TRP-02]', () => {
    const stored = leave();
    expect(comeBack(stored)).toEqual([`/payment/back?paymentId=${payment}`]);
    const search = `?paymentId=${payment}`;
    const { replace } = stubPage({ search, stored, json: asking });
    returnToPage();
    returnToPage();
    expect(replace.mock.calls.flat()).toEqual([back, `/payment/return${search}`]);
    expect(comeBack(stored)).toEqual([]);
  });

  test('asks before it leads to any other site, and names its host [TRP-03]', () => {
    const stored = leave();
    const search = `?paymentId=${payment}`;
    const { heading, links, replace } = stubPage({ search, stored, json: { ...asking, origins: [] } });
    returnToPage();
    expect(replace).not.toHaveBeenCalled();
    expect(heading.textContent).toBe('On blog.example?');
    expect(links).toEqual([
      ['To blog.example', back],
      ['Stay', `/payment/return${search}`],
    ]);
    expect(stored.size).toBe(0);
  });

  test.each(['', '?paymentId=', '?paymentId=other', '?paymentId=p2', '?paymentid=p1'])(
    'is not taken with %j in the address [TRP-02]',
    (search) => {
      expect(comeBack(leave(), search)).toEqual([]);
    },
  );

  test('is not taken half an hour later, nor when it says no time [TRP-02]', () => {
    const stored = leave();
    vi.setSystemTime(Date.now() + 30 * 60_000);
    expect(comeBack(stored)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    expect(comeBack(stored)).toEqual([]);
    const timeless = new Map([['paymentWayBack', JSON.stringify({ payment, back })]]);
    expect(comeBack(timeless)).toEqual([]);
  });

  test('is not taken to an address that is no page of a site', () => {
    const planted = { payment, back: 'javascript:alert(1)', notedAt: Date.now() };
    const stored = new Map([['paymentWayBack', JSON.stringify(planted)]]);
    const search = `?paymentId=${payment}`;
    const { replace } = stubPage({ search, stored, json: asking });
    returnToPage();
    expect(replace.mock.calls).toEqual([[`/payment/return${search}`]]);
  });
});
