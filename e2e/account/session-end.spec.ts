import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  address,
  customerWithCart,
  fillAddress,
  logIn,
  openAs,
  placeOrder,
  restock,
  toCheckout,
} from './customer.ts';

test.use({ expectedErrors: /status of 401/ });
test.beforeEach(({ shop }) => restock(shop));

async function expectTypedAddress(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  for (const [label, text] of Object.entries(address)) await expect(page.getByLabel(label)).toHaveValue(text);
}

test('a session that ends during the checkout returns to it after the login, with what was typed', async ({
  page,
  provider,
}) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  await toCheckout(page, 'Bank transfer');
  // Both tokens have expired without an event in this page, and no other call tells it before the press.
  await page.getByRole('button', { name: 'Place Order & Proceed' }).evaluate((button: HTMLElement) => {
    localStorage.setItem('authToken', 'e30.e30.');
    localStorage.setItem('refreshToken', 'long gone');
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page.getByRole('main'), customer);
  await expectTypedAddress(page);
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
});

test.describe('where the code of the session does not load', () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ });

  test('what was typed in the checkout stays after a logout in another tab [SEC-157]', async ({
    page,
    context,
    provider,
  }) => {
    const customer = await customerWithCart(provider);
    await page.goto('/login?redirect=/cart');
    await logIn(page.getByRole('main'), customer);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await fillAddress(page);
    const other = await context.newPage();
    await other.goto('/contact');
    const code = /\/host\/[^/]+\/assets\/account-[^/]*\.js/;
    await page.route(code, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Could not load cart.' })).toBeVisible();
    await other.getByRole('button', { name: 'Logout' }).click();
    const toLogin = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(toLogin).toBeVisible();
    await page.unroute(code);
    await toLogin.click();
    await logIn(page.getByRole('main'), customer);
    await expectTypedAddress(page);
  });
});
