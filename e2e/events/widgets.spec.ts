import { reportedEvents } from '@shop/shared/contracts';
import { logIn, restock, toCheckout } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';
import { test } from '../embed/widgets-page.ts';
import { salmon, tuna, usd, type Told } from './dishes.ts';

const names = [...Object.values(reportedEvents), 'shop:cart-changed'];
const elements =
  '<shop-menu category="nigiri" open="page" {settings}></shop-menu><shop-product slug="tuna-nigiri" open="page" {settings}></shop-product><shop-cart open="page" {settings}></shop-cart><shop-account open="page" {settings}></shop-account>';

test.beforeEach(({ shop }) => restock(shop));

test('a page with four widgets hears of a whole purchase: each event once, with its values [EVT-04] [EVT-05] [EVT-06]', async ({
  open,
  page,
  provider,
}) => {
  const told: Told[] = [];
  await page.exposeFunction('tell', (event: Told) => told.push(event));
  await page.addInitScript((heard) => {
    const { tell } = globalThis as unknown as { tell(event: Told): void };
    for (const name of heard)
      document.addEventListener(name, (event) => tell([name, (event as CustomEvent<unknown>).detail]));
  }, names);
  const nothing = { ...usd, value: 0, items: [], count: 0 };
  const customer = await provider.newCustomer();
  await open(elements);
  const menu = page.locator('shop-menu');
  const product = page.locator('shop-product');
  const cart = page.locator('shop-cart');
  const account = page.locator('shop-account');
  await expect(product.getByRole('heading', { level: 1 })).toHaveText('Tuna nigiri');
  await expect(menu.getByRole('heading', { level: 1 })).toHaveText('Products in Nigiri');
  const views = [
    ['shop:list-view', expect.objectContaining({ item_list_id: 'nigiri' })],
    ['shop:product-view', { ...usd, value: 11.4, items: [tuna(1)] }],
  ];
  await expect.poll(() => told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining([...views, ['shop:cart-changed', nothing]]));

  told.length = 0;
  await logIn(account, customer);
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await addButton(product).click();
  await expect(cart.getByText('Tuna nigiri').first()).toBeVisible();
  // It shows before the provider has it; of changes that are under way together the page hears once they are done.
  const changes = () => told.filter(([name]) => name === 'shop:cart-changed');
  await expect.poll(changes).toHaveLength(1);
  await menu.getByRole('button', { name: 'Add Salmon nigiri to the cart' }).click();
  await expect(cart.getByText('Salmon nigiri').first()).toBeVisible();
  await expect.poll(changes).toHaveLength(2);
  await toCheckout(page, 'Card');
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('link', { name: /^Go back to localhost:\d+$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  const both = { ...usd, value: 21.2, items: [tuna(1), salmon(1)] };
  const purchase = { ...both, transaction_id: expect.stringMatching(/^UMI-\d+$/) as unknown };
  const before: Told[] = [
    ['shop:login', { method: 'password' }],
    ['shop:add-to-cart', { ...usd, value: 11.4, items: [tuna(1)] }],
    ['shop:cart-changed', { ...usd, value: 11.4, items: [tuna(1)], count: 1 }],
    ['shop:add-to-cart', { ...usd, value: 9.8, items: [salmon(1)] }],
    ['shop:cart-changed', { ...both, count: 2 }],
    ['shop:begin-checkout', both],
    ['shop:add-payment-info', { ...both, payment_type: 'card_2c2p' }],
    ['shop:cart-changed', nothing],
  ];
  // The page was left for the payment, and loaded again.
  const after = [...views, ['shop:cart-changed', nothing], ['shop:order-placed', purchase]];
  await expect.poll(() => told).toHaveLength(before.length + after.length);
  expect(told.splice(0, before.length)).toEqual(before);
  expect(told).toEqual(expect.arrayContaining(after));

  told.length = 0;
  await page.reload();
  await expect.poll(() => told).toHaveLength(3);
  expect(told.map(([name]) => name)).not.toContain('shop:order-placed');
});
