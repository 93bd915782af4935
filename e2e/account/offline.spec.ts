import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import {
  address,
  customerWithCart,
  expectOneOrderSince,
  fillAddress,
  openAs,
  openCheckout,
  ordersBefore,
  placeOrder,
  restock,
  toCheckout,
} from './customer.ts';
import { addButton, waitForHydration } from '../shop-page.ts';
import { whole } from '../whole.ts';

// What Chromium logs for each call that is sent offline.
test.use({ expectedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ });
test.beforeEach(({ shop }) => restock(shop));

/** The calls and files that fail from now on, each once. Without fonts and frames: when they load is the browser's choice. */
function watchLosses(page: Page): () => string[] {
  const lost = new Set<string>();
  page.on('requestfailed', (request) => {
    if (
      request.isNavigationRequest() ||
      request.resourceType() === 'font' ||
      request.url().endsWith('.woff2')
    )
      return;
    const path = new URL(request.url()).pathname.replace(/\/[\da-f-]*\d[\da-f-]*\//, '/{id}/');
    lost.add(`${request.method()} ${path}`);
  });
  return () => [...lost].toSorted((a, b) => a.localeCompare(b));
}

/** Also loads lazy pictures, which would be requested, and fail, wherever the page is scrolled. */
async function wholePage(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const contact = page.getByRole('region', { name: 'Get In Touch' });
  await expect(contact.getByRole('img').first()).toHaveJSProperty('complete', true);
}

test('a connection lost in any step of a purchase loses nothing', async ({ page, context, provider }) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
  const alert = page.getByRole('alert');
  const offline = (gone: boolean) => context.setOffline(gone);
  await wholePage(page);
  const losses = watchLosses(page);

  // while a quantity is changed: the cart shows the provider's quantity again, and an error
  await expect(quantity).toHaveValue('2');
  await offline(true);
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(alert).toHaveText('Failed to update quantity.');
  await expect(quantity).toHaveValue('2');
  await offline(false);
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  // on the way to the checkout: the cart stays
  await offline(true);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(alert).toHaveText('Failed to load payment options. Please refresh the page.');
  await fillAddress(page);
  await offline(false);
  await page.getByText('Bank transfer').click();

  // while the order is placed: nothing typed is lost, and it is ordered once
  const before = await ordersBefore(provider);
  await offline(true);
  await placeOrder(page);
  await expect(alert).toHaveText(
    'You are offline, so nothing was sent. Please try again once you are online.',
  );
  for (const [label, text] of Object.entries(address)) await expect(page.getByLabel(label)).toHaveValue(text);
  // A press that came before the cart is read again would be told so, and not order: SEC-110.
  const cartIsRead = page.waitForResponse((answer) => answer.url().endsWith('/orders/cart/') && answer.ok());
  await offline(false);
  await (await cartIsRead).finished();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expectOneOrderSince(before, provider);
  expect(losses()).toEqual([
    'GET /api/orders/cart/',
    'GET /api/payments/options/',
    'PATCH /api/orders/cart/items/{id}/',
  ]);
});

test('a connection lost while a payment is checked shows an error, and the check is repeated by itself [CNX-03]', async ({
  page,
  context,
  provider,
}) => {
  await openAs(page, await customerWithCart(provider), '/cart');
  await toCheckout(page, 'Card');
  await placeOrder(page);
  const offline = Promise.withResolvers<void>();
  await page.route('**/api/payments/history/**', async (route) => {
    await offline.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Checking your payment…' })).toBeVisible();
  await wholePage(page);
  const losses = watchLosses(page);
  await context.setOffline(true);
  offline.resolve();
  await expect(
    page.getByRole('heading', { name: 'Failed to retrieve payment status. Please contact support.' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(losses()).toEqual(['GET /api/payments/history/{id}/']);
});

test('a login without a connection says so, keeps what was typed, and works with one [CNX-06]', async ({
  page,
  context,
  provider,
}) => {
  const { email, password } = await provider.newCustomer();
  await page.goto('/login?redirect=/cart');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const losses = watchLosses(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline, so nothing was sent. Please try again once you are online.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  // A visitor has not loaded the account's code before; nothing else was asked for.
  expect(losses()).toContainEqual(expect.stringMatching(/^GET \/releases\/.*\/account-/));
  expect(losses().filter((loss) => !loss.startsWith('GET /releases/'))).toEqual([]);
});

test(
  'a registration without a connection says so, keeps what was typed, and works with one',
  whole,
  async ({ page, context }) => {
    const email = `${randomUUID()}@umi.example`;
    await page.goto('/register');
    await waitForHydration(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-long-Passw0rd');
    await page.getByLabel('Confirm password', { exact: true }).fill('a-long-Passw0rd');
    const register = page.getByRole('button', { name: 'Register' });
    await context.setOffline(true);
    await register.click();
    await expect(page.getByRole('alert')).toHaveText(
      'You are offline, so nothing was sent. Please try again once you are online.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await context.setOffline(false);
    await register.click();
    await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible();
  },
);

test('adding a product without a connection shows an error, and works with one', async ({
  page,
  context,
  provider,
}) => {
  // Wait for the code that the page and a filled cart preload.
  const loaded = (file: RegExp) => page.waitForResponse((response) => file.test(response.url()));
  const code = [loaded(/\/mini-cart[^/]*\.js$/), loaded(/\/add-to-cart[^/]*\.js$/)];
  await openAs(page, await customerWithCart(provider), '/products/salmon-nigiri');
  for (const response of await Promise.all(code)) await response.finished();
  await waitForHydration(page);
  const add = addButton(page.getByRole('main'));
  const losses = watchLosses(page);
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('Failed to add item.').first()).toBeVisible();
  expect(losses()).toContain('POST /api/orders/cart/add-item/');
  await context.setOffline(false);
  await add.click();
  await expect(page.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test(
  'a connection lost between the order and its payment leaves the order payable',
  whole,
  async ({ page, context, provider }) => {
    const before = await openCheckout(page, provider, 'Card');
    await wholePage(page);
    const losses = watchLosses(page);
    await page.route('**/api/payments/card/**', async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await placeOrder(page);
    await expect(page.getByRole('alert')).toContainText('Your order was created, but we couldn');
    await page.unroute('**/api/payments/card/**');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    await expectOneOrderSince(before, provider);
    expect(losses()).toEqual(['POST /api/payments/card/initiate/']);
  },
);
