import { expectOneOrderSince, fillAddress, logIn, ordersBefore, restock } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { addButton } from '../shop-page.ts';
import { test } from './widgets-page.ts';

const addsOf = async (provider: Provider) =>
  (await provider.log()).filter(({ path }) => path.includes('add-item'));

const product = '<shop-product slug="salmon-nigiri" open="page" {settings}></shop-product>';
const menu = '<shop-menu open="page" {settings}></shop-menu>';
const account = '<shop-account open="page" {settings}></shop-account>';

for (const { where, body } of [
  { where: 'in a dialog over it', body: product },
  { where: 'beside it', body: product + account },
]) {
  test(`a visitor's product is added once after the login ${where}`, async ({ open, page, provider }) => {
    const customer = await provider.newCustomer();
    await provider.clearLog();
    await open(body);
    const widget = page.locator('shop-product');
    await widget.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await addButton(widget).click();
    await logIn(page.locator('shop-account'), customer);
    await expect(widget.getByText('2 x Salmon nigiri added to cart!').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await addsOf(provider)).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

    await page.reload();
    await expect(addButton(widget)).toBeVisible();
    await addButton(widget).click();
    await expect(widget.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
    expect(await addsOf(provider)).toHaveLength(2);
  });
}

test("a visitor's item from a list is added once after the login, and its page shows", async ({
  open,
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await provider.clearLog();
  await open(menu);
  const widget = page.locator('shop-menu');
  await widget.getByRole('button', { name: 'Add Salmon nigiri to the cart' }).click();
  await logIn(page.locator('shop-account'), customer);
  await expect(widget.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
  await expect(widget.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  expect(await addsOf(provider)).toHaveLength(1);
});

test.describe('when the connection is lost after the order was taken', () => {
  // What Chromium says of a cut connection.
  test.use({ expectedErrors: /blocked by CORS policy|Failed to load resource/ });

  test('the guide beside the shop orders once, and shows the order', async ({ page, shop, provider }) => {
    await restock(shop);
    await page.goto(shop.embedDemoUrl);
    await logIn(page.locator('shop-account'), await provider.newCustomer());
    const cart = page.locator('shop-cart');
    await expect(cart.getByText('Your Cart is Empty')).toBeVisible();
    const dishes = page.locator('shop-menu');
    await dishes.getByRole('button', { name: 'Add Salmon nigiri to the cart' }).click();
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await fillAddress(cart);
    await cart.getByText('Bank transfer', { exact: true }).click();
    const before = await ordersBefore(provider);
    await provider.fault({
      match: { method: 'POST', path: '/api/orders/orders/' },
      kind: 'dropAfter',
      times: 1,
    });
    await cart.getByRole('button', { name: 'Place Order & Proceed' }).click();
    await expect(cart.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
    await expectOneOrderSince(before, provider);
  });
});
