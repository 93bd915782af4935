import { failure, type ProviderCall } from '@shop/shared/testing/area';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unpaidOrder as order, openShop } from '../components/testing/open-shop.tsx';

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
  ['succeeded', 'Paid. The shop has your order.', false],
  ['failed', 'Not paid. The order is kept and can be paid.', true],
  ['canceled', 'Not paid. The order is kept and can be paid.', true],
  ['pending', 'Payment open. The order is kept and can be paid.', true],
  ['refunded', 'The provider does not say whether it is paid.', false],
])('an order whose payment is %s reads %s', async (status, text, payable) => {
  openOrders({ status, amount: '35.00', currency: 'USD' });
  await expect.element(page.getByText('UMI-100042', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('definition').nth(2)).toHaveTextContent(text);
  await expect.element(page.getByText('$35.00')).toBeVisible();
  await expect.element(page.getByText('March 5, 2026')).toBeVisible();
  await expect.element(page.getByText('Card', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Pay now' }).elements()).toHaveLength(payable ? 1 : 0);
});

test('a failed status check leaves the list as it is', async () => {
  openOrders(failure(404));
  await expect.element(page.getByText('The provider does not say whether it is paid.')).toBeVisible();
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
  await expect
    .element(page.getByText('Awaiting your transfer. It is prepared once the payment is confirmed.'))
    .toBeVisible();
  await expect.element(page.getByText('As agreed', { exact: true })).toBeVisible();
  expect(shop.calls).toEqual([]);
});

const dishes = [
  { slug: 'salmon-nigiri', name: 'Salmon nigiri', quantity: 2, customization: {}, total: '15.00' },
  {
    slug: 'miso-soup',
    name: 'Miso soup',
    quantity: 1,
    customization: { Note: 'hot, please' },
    total: '4.20',
  },
  { slug: 'gone', name: 'Whale', quantity: 1, customization: {}, total: '1.00' },
];
const address = { fullname: 'Mele Tamati', street: '14 Quay Street', city: 'Auckland', postalCode: '1010' };

test('an order tells its dishes, notes, address, payment and state [ORD-05]', async () => {
  keep({ ...order, method: 'custom', methodName: 'Cash on delivery', dishes, address });
  openOrders({});
  const lines = page.getByRole('list', { name: 'What you ordered' }).getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent('2 × Salmon nigiri $15.00');
  await expect.element(lines.nth(1)).toMatchTextContent('1 × Miso soupNote: hot, please $4.20');
  await expect.element(page.getByText('Mele Tamati, 14 Quay Street, 1010 Auckland')).toBeVisible();
  await expect.element(page.getByText('Cash on delivery')).toBeVisible();
  await expect.element(page.getByText('As agreed with the shop.')).toBeVisible();
});

test('an earlier order is a row that opens', async () => {
  keep(order, {
    ...order,
    id: 43,
    number: 'UMI-43',
    method: 'custom',
    placedAt: '2026-01-09T18:00:00Z',
    dishes,
  });
  openOrders({ status: 'succeeded' });
  await expect.element(page.getByRole('heading', { name: 'Earlier orders' })).toBeVisible();
  await expect.element(page.getByText('UMI-43')).not.toBeVisible();
  await page.getByText('Salmon nigiri and 2 more').click();
  await expect.element(page.getByText('UMI-43')).toBeVisible();
});

test('ordering again fills the cart, opens it and names what is gone or changed [ORD-06]', async () => {
  keep({ ...order, method: 'custom', dishes });
  const shop = openOrders({});
  await page.getByRole('button', { name: 'Order again: Order of March 5, 2026' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await expect.element(page.getByText('Salmon nigiri costs $9.80 now, not $7.50.')).toBeVisible();
  await expect.element(page.getByText('Whale is no longer on the menu.')).toBeVisible();
  const added = shop.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  expect(added).toEqual([
    { product_id: 101, quantity: 2 },
    { product_id: 102, quantity: 1, customization: { Note: 'hot, please' } },
  ]);
});

test('an order of which nothing can be had says so, and the page stays', async () => {
  keep({ ...order, method: 'custom', dishes: dishes.slice(2) });
  const shop = openOrders({});
  await page.getByRole('button', { name: 'Order again: Order of March 5, 2026' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Nothing of this order can be had at the moment.');
  expect(shop.changes()).toEqual([]);
});

test('a provider that does not answer leaves the cart as it was, and the button there', async () => {
  keep({ ...order, method: 'custom', dishes });
  const shop = openOrders({});
  shop.answer(({ path }) => (path.startsWith('/products/products/') ? failure(500) : undefined));
  await page.getByRole('button', { name: 'Order again: Order of March 5, 2026' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The dishes could not be looked up. Please try again.');
  await expect
    .element(page.getByRole('button', { name: 'Order again: Order of March 5, 2026' }))
    .toBeEnabled();
  expect(shop.changes()).toEqual([]);
});
