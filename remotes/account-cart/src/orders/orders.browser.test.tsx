import { failure, type ProviderCall } from '@shop/shared/testing/area';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const order = {
  id: 42,
  number: 'UMI-100042',
  total: '35.00',
  method: 'card_2c2p',
  placedAt: '2026-03-05T18:00:00.000Z',
  paymentId: 'u-1',
  owner: 'customer',
};

function keep(...orders: object[]) {
  window.localStorage.setItem('deviceOrders', JSON.stringify(orders));
}

function openOrders(status: unknown, { signedIn = true, card }: { signedIn?: boolean; card?: unknown } = {}) {
  return openShop({
    path: '/orders',
    signedIn,
    answers: ({ path }: ProviderCall) =>
      path === '/payments/card/initiate/' ? card : path.startsWith('/payments/history/') ? status : undefined,
  });
}

beforeEach(() => keep(order));

test.each([
  ['succeeded', 'Paid', false],
  ['failed', 'Not paid', true],
  ['canceled', 'Not paid', true],
  ['pending', 'Payment open', true],
  ['refunded', 'Payment status unknown', false],
])('an order whose payment is %s reads %s', async (status, text, payable) => {
  openOrders({ status, amount: '35.00', currency: 'USD' });
  await expect.element(page.getByRole('heading', { name: 'Order UMI-100042' })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('$35.00')).toBeVisible();
  await expect.element(page.getByText('March 5, 2026 · Card')).toBeVisible();
  expect(page.getByRole('button', { name: 'Pay now' }).elements()).toHaveLength(payable ? 1 : 0);
});

test('a failed status check leaves the list as it is', async () => {
  openOrders(failure(404));
  await expect.element(page.getByText('Payment status unknown')).toBeVisible();
});

test('an order that is not paid can be paid from the list', async () => {
  const payment = { redirectUrl: 'https://pay.example/2', payment_uuid: 'u-2' };
  const shop = openOrders({ status: 'canceled' }, { card: payment });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect.poll(() => shop.left).toEqual(['https://pay.example/2']);
  expect(window.localStorage.getItem('deviceOrders')).toContain('"paymentId":"u-2"');
});

test('a payment that cannot be started says why', async () => {
  openOrders({ status: 'failed' }, { card: failure(400, { detail: 'This order is already paid.' }) });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This order is already paid.');
});

test('orders of others and of nobody are not shown', async () => {
  keep({ ...order, owner: 'somebody else' });
  const shop = openOrders({ status: 'failed' });
  await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  shop.close();
  keep({ ...order, owner: '' });
  openOrders({ status: 'failed' }, { signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
});

test('other methods send no call', async () => {
  keep({ ...order, method: 'bank_transfer' }, { ...order, id: 43, method: 'custom' });
  const shop = openOrders(failure(500));
  await expect.element(page.getByText('Awaiting your transfer')).toBeVisible();
  await expect.element(page.getByText('As agreed')).toBeVisible();
  expect(shop.calls).toEqual([]);
});
