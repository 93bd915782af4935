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
afterEach(() => void vi.useRealTimers());

/** Opens the page of a payment that failed. */
async function openFailed() {
  const shop = openShop({ path: '/payment/return?paymentId=u-1', signedIn: true, answers: () => payment });
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
