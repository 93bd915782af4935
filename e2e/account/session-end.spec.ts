import { expect, test } from '../fixtures.ts';
import { address, customerWithCart, openAs, placeOrder, restock, toCheckout } from './customer.ts';

test.use({ expectedErrors: /status of 401/ });
test.beforeEach(({ shop }) => restock(shop));

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
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  for (const [label, text] of Object.entries(address)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
});
