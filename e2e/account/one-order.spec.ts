import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  customerWithCart,
  expectOneOrderSince,
  openAs,
  openCheckout,
  ordersBefore,
  placeOrder,
  restock,
  toCheckout,
} from './customer.ts';
import { whole } from '../whole.ts';

const orders = '/api/orders/orders/';
const confirmation = { name: 'Order Placed Successfully!' };

// What Chromium logs for a lost connection.
test.use({ expectedErrors: /blocked by CORS policy|Failed to load resource/ });
test.beforeEach(({ shop }) => restock(shop));

for (const cuts of [1, 3]) {
  test(
    `an order whose connection is cut ${cuts} times after it was placed is one order, shown`,
    cuts === 3 ? {} : whole,
    async ({ page, provider }) => {
      const before = await openCheckout(page, provider, 'Bank transfer');
      await provider.fault({ match: { method: 'POST', path: orders }, kind: 'dropAfter', times: cuts });
      await placeOrder(page);
      await expect(page.getByRole('heading', confirmation)).toBeVisible();
      await expect(page.getByText('UMI-').first()).toBeVisible();
      await expectOneOrderSince(before, provider);
    },
  );
}

const searching = (page: Page) => page.getByRole('status').filter({ hasText: 'Your order may have arrived' });

test('an order that is slower than 15 seconds is never called failed, and is confirmed [CHK-26]', async ({
  page,
  provider,
}) => {
  await page.clock.install();
  const before = await openCheckout(page, provider, 'Bank transfer');
  await provider.fault({ match: { method: 'POST', path: orders }, kind: 'delay', ms: 5000 });
  const sent = page.waitForRequest(`**${orders}`);
  await placeOrder(page);
  await sent;
  await page.clock.fastForward(17_000);
  await expect(searching(page).or(page.getByRole('alert'))).toContainText(
    'Please do not order again meanwhile.',
  );
  await expect(page.getByLabel('Full name')).toHaveValue('Mele Tamati');
  await expect(page.getByRole('heading', confirmation)).toBeVisible();
  await expect(page.getByText('UMI-').first()).toBeVisible();
  await expectOneOrderSince(before, provider);
});

for (const next of ['/cart', '/orders']) {
  test(
    `an order whose outcome is unknown is looked for again on the next visit of ${next}, in any tab [CHK-27]`,
    next === '/cart' ? {} : whole,
    async ({ page, provider }) => {
      const before = await openCheckout(page, provider, 'Bank transfer');
      await provider.fault({ match: { method: 'POST', path: orders }, kind: 'dropAfter' });
      await placeOrder(page);
      await expect(searching(page)).toBeVisible();
      await page.goto('about:blank');
      await provider.clearFaults();
      const tab = await page.context().newPage();
      await tab.goto(next);
      await expect(tab.getByRole('heading', confirmation)).toBeVisible();
      await expect(tab.getByText('UMI-').first()).toBeVisible();
      await expectOneOrderSince(before, provider);
    },
  );
}

test('without idempotency keys a lost order is found by its emptied cart, and not placed again [CHK-26]', async ({
  page,
  provider,
  shop,
  startFurtherEdge,
}) => {
  const { url } = await startFurtherEdge({ ...shop.settings, PROVIDER_IDEMPOTENCY_HEADER: '' });
  await openAs(page, await customerWithCart(provider), '/cart', url);
  await toCheckout(page, 'Bank transfer');
  const before = await ordersBefore(provider);
  await provider.fault({ match: { method: 'POST', path: orders }, kind: 'dropAfter' });
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Your order has most likely arrived' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order & Proceed' })).toHaveCount(0);
  await provider.clearFaults();
  await expectOneOrderSince(before, provider);
});

for (const { keys, settings, heading } of [
  { keys: 'with', settings: {}, heading: confirmation.name },
  {
    keys: 'without',
    settings: { PROVIDER_IDEMPOTENCY_HEADER: '' },
    heading: 'Your order has most likely arrived',
  },
])
  test(`an order that the browser has sent again by itself is one order, and no refused one, ${keys} keys [CHK-32]`, async ({
    page,
    provider,
    shop,
    startFurtherEdge,
  }) => {
    const { url } = await startFurtherEdge({ ...shop.settings, ...settings });
    await openAs(page, await customerWithCart(provider), '/cart', url);
    await toCheckout(page, 'Bank transfer');
    const before = await ordersBefore(provider);
    await provider.fault({ match: { method: 'POST', path: orders }, kind: 'resetAfter', times: 1 });
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectOneOrderSince(before, provider);
  });

test('a double click, and Enter twice, makes one order; Back does not make another', async ({
  page,
  provider,
}) => {
  await openCheckout(page, provider, 'Bank transfer');
  await provider.clearLog();
  await provider.fault({ match: { method: 'POST', path: orders }, kind: 'delay', ms: 2000 });
  await page.getByLabel('Country').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Placing your order…' }).dispatchEvent('click');
  await expect(page.getByRole('heading', confirmation)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  const sent = (await provider.log()).filter(({ method, path }) => method === 'POST' && path === orders);
  expect(sent).toHaveLength(1);
});

test('a shopper who returns unpaid from the payment page finds the order and pays it; it stays one order', async ({
  page,
  provider,
}) => {
  const before = await openCheckout(page, provider, 'Card');
  await placeOrder(page);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(/Order UMI-\d+ is placed, but not paid yet\./)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByText('Paid. The shop has your order.')).toBeVisible();
  await expect(page.getByText(/^UMI-\d+$/)).toHaveCount(1);
  await expectOneOrderSince(before, provider);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('back from the payment page the unpaid order comes first, with the focus on Pay now, in view [PAY-14]', async ({
    page,
    provider,
  }) => {
    await openCheckout(page, provider, 'Card');
    await placeOrder(page);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    await page.goBack();
    const payNow = page.getByRole('button', { name: 'Pay now' });
    await expect(payNow).toBeFocused();
    await expect(payNow).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/Order UMI-\d+ is placed, but not paid yet\./)).toBeInViewport({ ratio: 1 });
  });
});

test('Back leads from the checkout to the cart, a reload stays in it, and the confirmation survives one', async ({
  page,
  provider,
}) => {
  await openCheckout(page, provider, 'Bank transfer');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue('14 Quay Street');
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Street')).toHaveValue('14 Quay Street');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/cart');
  await placeOrder(page);
  await expect(page.getByRole('heading', confirmation)).toBeVisible();
  await page.reload();
  await expect(page.getByText('First Bank of Port Ellery')).toBeVisible();
});
