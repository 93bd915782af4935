import { expect } from '../fixtures.ts';
import { logInByKeyboard, rooms, test } from './corner-page.ts';

test('a dish with a note that a visitor adds beside a card of it is added with its note [SEC-141]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: rooms,
    body: '<shop-product-card slug="nigiri-selection"></shop-product-card><shop-product slug="nigiri-selection"></shop-product><shop-cart-button></shop-cart-button>',
  }));
  const product = page.locator('shop-product');
  await expect(page.locator('shop-product-card').getByRole('heading')).toBeVisible();
  await product.getByRole('button', { name: 'Add a note to the kitchen' }).click();
  await product.getByRole('textbox', { name: 'Note to the kitchen' }).fill('Allergic to sesame');
  await product.getByRole('button', { name: 'Add to Cart' }).first().click();
  await logInByKeyboard(page.getByRole('dialog'), customer);
  await page.locator('shop-cart-button').getByRole('link', { name: 'Cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart', exact: true });
  await expect(cart.getByText('Nigiri selection')).toBeVisible();
  await expect(cart.getByText('Allergic to sesame')).toBeVisible();
});
