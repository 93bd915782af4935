import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, unpaidOrder } from '../components/testing/open-shop.tsx';

const payment = { status: 'failed', order_identifier: 'UMI-42', currency: 'USD', amount: '35.00' };
const order = { ...unpaidOrder, number: payment.order_identifier };
const paidBy = (paymentId: string) =>
  localStorage.setItem('deviceOrders', JSON.stringify([{ ...order, paymentId }]));
const toPay = () => [
  ...page.getByText('Your order is kept. It only needs to be paid.').elements(),
  ...page.getByRole('button', { name: 'Pay now' }).elements(),
];
const toOrders = page.getByRole('link', { name: 'Your orders' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the page of a payment that failed. */
async function openFailed(path = '/payment/return?paymentId=u-1') {
  const shop = openShop({ path, signedIn: true, answers: () => payment });
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Failed');
  return shop;
}

async function goBack() {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
}

test('Back to the page of a payment that failed does not ask for another once that was begun [SEC-179]', async () => {
  paidBy('u-1');
  sessionStorage.setItem('pendingPaymentId', 'u-1');
  sessionStorage.setItem('pendingOrder', JSON.stringify({ id: order.id }));
  await openFailed();
  expect(toPay()).toHaveLength(2);
  paidBy('u-2');
  await goBack();
  await expect.element(toOrders).toBeVisible();
  expect(toPay()).toEqual([]);
});

test('nor does that page where it is loaded again [SEC-179]', async () => {
  paidBy('u-2');
  await openFailed();
  await expect.element(toOrders).toBeVisible();
  expect(toPay()).toEqual([]);
});

test('Back to it asks for the payment again, which may have succeeded at a second try [SEC-186]', async () => {
  paidBy('u-1');
  const shop = await openFailed();
  expect(toPay()).toHaveLength(2);
  shop.answer(() => ({ ...payment, status: 'succeeded' }));
  await goBack();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Successful');
  expect(toPay()).toEqual([]);
});

/** The return page of a provider that names no payment when shoppers return. */
const unnamed = '/payment/return';
const beginAnother = () => {
  paidBy('u-2');
  sessionStorage.setItem('pendingPaymentId', 'u-2');
};
/** Opens it for a payment that failed, and begins another. */
async function openUnnamed() {
  paidBy('u-1');
  sessionStorage.setItem('pendingPaymentId', 'u-1');
  const shop = await openFailed(unnamed);
  beginAnother();
  shop.answer(() => ({ ...payment, status: 'initiated' }));
  return shop;
}
const isOpen = page.getByText('Payment open. The order is kept and can be paid.');

test('Back to a return page that names no payment says that the one begun since is open [SEC-195]', async () => {
  await openUnnamed();
  await goBack();
  await expect.element(isOpen).toBeVisible();
  expect(toPay()).toHaveLength(1);
});

test('a return page that names no payment, loaded again by Back, says that the one begun since is open [SEC-195]', async () => {
  const shop = await openUnnamed();
  await shop.navigate('/contact');
  await expect.element(page.getByText('Another area')).toBeVisible();
  await shop.navigate(unnamed);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(isOpen).toBeVisible();
  expect(toPay()).toHaveLength(1);
});

test('the page of a payment that succeeded stays what it is by a reload and by Back [SEC-206]', async () => {
  paidBy('u-1');
  sessionStorage.setItem('pendingPaymentId', 'u-1');
  sessionStorage.setItem('pendingOrder', JSON.stringify({ id: order.id }));
  const heading = page.getByRole('heading', { level: 1 });
  const shop = openShop({
    path: '/payment/return?paymentId=u-1',
    signedIn: true,
    answers: () => ({ ...payment, status: 'succeeded' }),
  });
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(heading).toHaveTextContent('Payment Successful');
  await goBack();
  await shop.navigate('/contact');
  await expect.element(page.getByText('Another area')).toBeVisible();
  await shop.navigate('/payment/return?paymentId=u-1');
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(heading).toHaveTextContent('Payment Successful');
});

test('where Back leads to a payment page that leads here at once, that is a return [SEC-206]', async () => {
  beginAnother();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  openShop({ path: unnamed, signedIn: true, answers: () => ({ ...payment, status: 'pending' }) });
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Processing');
});
