import { failure, tokenOf } from '@shop/shared/testing/area';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, unpaidOrder } from '../components/testing/open-shop.tsx';

const payment = { status: 'canceled', order_identifier: 'UMI-42', currency: 'USD', amount: '35.00' };
const title = page.getByRole('heading', { level: 1 });
const payNow = page.getByRole('button', { name: 'Pay now' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Setting {
  readonly signedIn?: boolean;
  answer?(look: number): unknown;
}

/** Back from the payment page, after the first check. */
async function comeBack({ signedIn = true, answer = () => payment }: Setting = {}) {
  let looks = 0;
  const shop = openShop({
    path: '/payment/return?paymentId=u-1',
    signedIn,
    answers: ({ path }) => {
      if (path === '/payments/card/initiate/')
        return { redirectUrl: 'https://pay.example/2', payment_uuid: 'u-2' };
      return path.startsWith('/payments/history/') ? answer(++looks) : undefined;
    },
  });
  await expect.poll(() => document.querySelector('h1')?.textContent).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1500);
  return { ...shop, looks: () => looks };
}

function keepPending() {
  window.sessionStorage.setItem('pendingPaymentId', 'u-1');
  window.sessionStorage.setItem('pendingOrder', '{"id":42,"order_number":"UMI-42"}');
}

test('a payment that did not go through can be made again', async () => {
  keepPending();
  const shop = await comeBack();
  await expect.element(title).toHaveTextContent('Payment Canceled');
  await payNow.click();
  await expect.poll(() => shop.left).toEqual(['https://pay.example/2']);
  expect(shop.calls.find(({ method }) => method === 'POST')?.body).toEqual({ order_id: 42, currency: 'USD' });
  expect(window.sessionStorage.getItem('pendingPaymentId')).toBe('u-2');
});

test('a payment of the storefront forgets the page on which another one was begun [TRP-02]', async () => {
  keepPending();
  window.sessionStorage.setItem('paymentWayBack', '{}');
  const shop = await comeBack();
  await payNow.click();
  await expect.poll(() => shop.left).toEqual(['https://pay.example/2']);
  expect(window.sessionStorage.getItem('paymentWayBack')).toBeNull();
});

test('an order that this browser has not stored cannot be paid', async () => {
  await comeBack();
  await expect.element(title).toHaveTextContent('Payment Canceled');
  expect(payNow.elements()).toHaveLength(0);
});

test('without a session nothing can be paid', async () => {
  keepPending();
  await comeBack({ signedIn: false });
  await expect.element(title).toHaveTextContent('Payment Canceled');
  expect(payNow.elements()).toHaveLength(0);
});

test('a payment in process is checked again, at growing delays, until it is settled', async () => {
  keepPending();
  const begun = vi.spyOn(window, 'setTimeout');
  const shop = await comeBack({
    answer: (look) => ({ ...payment, status: look < 3 ? 'pending' : 'succeeded' }),
  });
  await expect.element(title).toHaveTextContent('Payment Processing');
  // Every look at the page lets 50 ms pass, so that the times that are asked for are compared, and not those that pass.
  await vi.advanceTimersByTimeAsync(8000);
  await expect.element(title).toHaveTextContent('Payment Successful');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shop.looks()).toBe(3);
  const pauses = [1500, 3000, 5000, 8000];
  const asked = begun.mock.calls.map(([, delay]) => delay ?? 0).filter((delay) => pauses.includes(delay));
  expect(asked).toEqual(pauses.slice(0, 3));
  expect(window.sessionStorage.getItem('pendingOrder')).toBeNull();
});

test('the checks end, and a failed one leaves the known status', async () => {
  const shop = await comeBack({
    answer: (look) => (look === 2 ? new Response('', { status: 403 }) : { ...payment, status: 'pending' }),
  });
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(title).toHaveTextContent('Payment Processing');
  }
  expect(shop.looks()).toBe(7);
});

test('while a payment is processed the orders and the cart ask for no second one, for a quarter of an hour [SEC-88]', async () => {
  keepPending();
  window.localStorage.setItem('deviceOrders', JSON.stringify([unpaidOrder]));
  const shop = await comeBack({ answer: () => ({ ...payment, status: 'pending' }) });
  await expect.element(title).toHaveTextContent('Payment Processing');
  await shop.navigate('/orders');
  const state = page.getByRole('definition').last();
  const help = 'Your payment is still being processed. Please check your e-mail for the confirmation.';
  await expect.element(state).toHaveTextContent(help);
  expect(payNow.elements()).toHaveLength(0);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 14 * 60_000);
  await shop.navigate('/cart');
  await expect.poll(shop.looks).toBe(3);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(payNow.elements()).toHaveLength(0);
  // A shopper who has left the payment page without paying is told of as late.
  now.mockReturnValue(Date.now() + 2 * 60_000);
  await shop.navigate('/orders');
  await payNow.click();
  await expect.poll(() => shop.left).toEqual(['https://pay.example/2']);
});

test('an order that was paid is paid, although a second payment of it was begun in another tab [SEC-109]', async () => {
  keepPending();
  const begun = { ...unpaidOrder, paymentId: 'u-2' };
  window.localStorage.setItem('deviceOrders', JSON.stringify([begun]));
  const shop = await comeBack({ answer: () => ({ ...payment, status: 'succeeded' }) });
  await expect.element(title).toHaveTextContent('Payment Successful');
  shop.answer(({ path }) =>
    path === '/payments/history/u-2/' ? { ...payment, status: 'initiated' } : undefined,
  );
  await shop.navigate('/orders');
  const state = page.getByRole('definition').last();
  await expect.element(state).toHaveTextContent('Paid. The shop has your order.');
  expect(payNow.elements()).toHaveLength(0);
});

describe('an order that was paid in another tab', () => {
  /** The orders with `Pay now`, and what is stored and answered once the other tab has come back from its payment. */
  async function openUnpaid(status: string) {
    const begun = { ...unpaidOrder, paymentId: 'u-2', returnedAt: new Date().toISOString() };
    const store = (order: object) =>
      window.localStorage.setItem('deviceOrders', JSON.stringify([{ ...unpaidOrder, ...order }]));
    store({});
    const shop = openShop({
      path: '/orders',
      signedIn: true,
      answers: ({ path }) => {
        if (path === '/payments/history/u-2/') return { ...payment, status };
        return path.startsWith('/payments/') ? payment : undefined;
      },
    });
    await expect.element(payNow).toBeVisible();
    store(begun);
    return shop;
  }
  const says = {
    succeeded: 'Paid. The shop has your order.',
    pending: 'Your payment is still being processed. Please check your e-mail for the confirmation.',
  };

  test.each(['succeeded', 'pending'] as const)('is not paid again: %s [SEC-133]', async (status) => {
    const shop = await openUnpaid(status);
    await payNow.click();
    await expect.element(page.getByRole('status')).toMatchTextContent(says[status]);
    expect(payNow.elements()).toHaveLength(0);
    expect(shop.changes()).toEqual([]);
  });

  test.each([
    new StorageEvent('storage', { key: 'deviceOrders' }),
    new PageTransitionEvent('pageshow', { persisted: true }),
  ])('is seen there without a press, and by Back [SEC-133]', async (event) => {
    await openUnpaid('succeeded');
    window.dispatchEvent(event);
    await expect.element(page.getByRole('definition').last()).toHaveTextContent(says.succeeded);
    expect(payNow.elements()).toHaveLength(0);
  });

  test('whose payment cannot be looked up begins no other [SEC-133]', async () => {
    const shop = await openUnpaid('succeeded');
    shop.answer(({ path }) => (path === '/payments/history/u-2/' ? failure(403) : undefined));
    await payNow.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please try again.');
    expect(shop.changes()).toEqual([]);
  });
});

describe('a payment that is being begun as its customer logs out', () => {
  const calls = ['/payments/history/u-1/', '/payments/card/initiate/'];
  const begun = { redirectUrl: 'https://pay.example/2', payment_uuid: 'u-2' };

  /** Presses `Pay now`; the call is answered by `answer` once somebody else may be here. */
  async function payUntil(path: string) {
    window.localStorage.setItem('deviceOrders', JSON.stringify([unpaidOrder]));
    const provider = Promise.withResolvers<undefined>();
    const shop = openShop({
      path: '/orders',
      signedIn: true,
      answers: ({ path }) => {
        if (path === '/accounts/login/') return { access: tokenOf('another'), refresh: 'refresh' };
        if (path === '/payments/card/initiate/') return begun;
        return path.startsWith('/payments/') ? payment : undefined;
      },
    });
    await expect.element(payNow).toBeVisible();
    const before = shop.calls.length;
    shop.answer((call) => (call.path === path ? provider.promise : undefined));
    await payNow.click();
    await expect.poll(() => shop.calls.slice(before).map((call) => call.path)).toContain(path);
    return { shop, answer: () => provider.resolve(undefined) };
  }

  test.each(calls)('leads nobody to it, while %s is on its way [SEC-150]', async (path) => {
    const { shop, answer } = await payUntil(path);
    const { logout, login } = shop.platform.session.getState();
    await logout();
    await login({ email: 'another@umi.example', password: '12345678' });
    const changes = shop.changes();
    answer();
    // Calls that take as long as what would follow.
    for (let nth = 0; nth < 5; nth += 1) await shop.platform.cart.getState().reload();
    expect(shop.left).toEqual([]);
    expect(shop.changes()).toEqual(changes);
  });
});
