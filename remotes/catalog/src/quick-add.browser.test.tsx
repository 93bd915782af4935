import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const emptyCart = { id: 1, items: [], total_items: 0, total_price: '0.00' };
const fullCart = { ...emptyCart, total_items: 1, total_price: '9.80' };
const board = [
  sampleProduct(),
  sampleProduct({ id: 2, name: 'Eel', slug: 'eel', stock: 0 }),
  sampleProduct({ id: 3, name: 'Maki', slug: 'maki', stock: 1 }),
];

/** A cart with some of the first product, and the only one of the last. */
function cartOf(quantity: number) {
  const [nigiri, , maki] = board;
  const items = [
    { id: 7, quantity, customization: {}, product: nigiri },
    { id: 8, quantity: 1, customization: {}, product: maki },
  ];
  return { id: 1, items, total_items: quantity + 1, total_price: '19.60' };
}

/** `change` answers every change of the cart. */
function open(signedIn: boolean, change: ProviderAnswers = () => fullCart, cart: unknown = emptyCart) {
  const shown = showArea(area, {
    path: '/products?sort=price',
    signedIn,
    answers: (call) => {
      if (call.path === '/orders/cart/') return cart;
      if (call.path.startsWith('/orders/cart/')) return change(call);
      return call.path.startsWith('/products/products/') ? board : [];
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added };
}

const count = page.getByRole('group', { name: 'Salmon nigiri in the cart' });
const add = page.getByRole('button', { name: 'Add Salmon nigiri to the cart' });

test('adds one from the card, says so there, and leads to the cart', async () => {
  const { added, address, platform } = open(true);
  await add.click();
  await expect.element(page.getByText('1 x Salmon nigiri added to cart!', { exact: true })).toBeVisible();
  expect(added()).toEqual([{ product_id: 1, quantity: 1 }]);
  expect(platform.cart.getState().view.count).toBe(1);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect.poll(address).toBe('/cart');
});

test('adds what was pressed, also when the pointer moved on before the code was there', async () => {
  const { added } = open(true);
  await expect.element(add).toBeVisible();
  const [button] = add.elements();
  if (button instanceof HTMLElement) button.click();
  const other = page.getByRole('link', { name: /Eel/ }).element();
  other.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await expect.poll(added).toEqual([{ product_id: 1, quantity: 1 }]);
});

test('says why it was not added', async () => {
  open(true, () => failure(400, { detail: 'The kitchen is closed.' }));
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The kitchen is closed.');
});

test('every press counts, also while the first one waits for its answer [CAT-40]', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { calls, added } = open(true, () => answer.promise);
  await add.click();
  await expect.element(count).toHaveTextContent('1$9.80');
  const [button] = add.elements();
  if (button instanceof HTMLElement) for (let press = 0; press < 2; press += 1) button.click();
  await expect.element(count).toHaveTextContent('3$29.40');
  answer.resolve(cartOf(1));
  await expect
    .poll(() => calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]))
    .toEqual([['/orders/cart/items/7/', { quantity: 3 }]]);
  expect(added()).toHaveLength(1);
});

test('a card has a stepper for what the cart holds; the last one is removed, and + keeps the focus [CAT-40]', async () => {
  const { calls } = open(true, ({ method }) => (method === 'DELETE' ? emptyCart : cartOf(1)), cartOf(2));
  await expect.element(count).toHaveTextContent('2$19.60');
  await page.getByRole('button', { name: 'One Salmon nigiri less' }).click();
  await expect.element(count).toHaveTextContent('1$9.80');
  await page.getByRole('button', { name: 'Remove Salmon nigiri from the cart' }).click();
  await expect.element(count).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await expect
    .poll(() => calls.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`])))
    .toContain('DELETE /orders/cart/items/7/');
});

test('a refused change goes back, and says why; more than there is cannot be ordered [CAT-40]', async () => {
  open(true, () => failure(400, { detail: 'The kitchen is closed.' }), cartOf(2));
  await expect.element(count).toHaveTextContent('2$19.60');
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The kitchen is closed.');
  await expect.element(count).toHaveTextContent('2$19.60');
  await page.getByRole('button', { name: 'Add Maki to the cart' }).click();
  await expect.element(page.getByRole('alert').last()).toHaveTextContent('Only 1 items available.');
});

test('adds from another card while the first one waits for its answer', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { added } = open(true, () => answer.promise);
  await add.click();
  await expect.element(count).toBeVisible();
  await page.getByRole('button', { name: 'Add Maki to the cart' }).click();
  answer.resolve(fullCart);
  await expect.poll(added).toEqual([
    { product_id: 1, quantity: 1 },
    { product_id: 3, quantity: 1 },
  ]);
  await expect.element(page.getByText('1 x Maki added to cart!', { exact: true })).toBeVisible();
});

test('sends a visitor to the login, which leads back to the list, and stores the item', async () => {
  const { added, address } = open(false);
  await add.click();
  const here = location.pathname + location.search;
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(here).replaceAll('%2F', '/')}`);
  expect(sessionStorage.getItem('wantedItem')).toBe(`1 salmon-nigiri\n\n${here}`);
  expect(added()).toEqual([]);
});

test('offers nothing that is sold out', async () => {
  open(true);
  await expect.element(add).toBeVisible();
  expect(page.getByRole('button', { name: /Add Eel/ }).elements()).toEqual([]);
});

test('what a customer adds just as they log out waits for nobody [SEC-261]', async () => {
  sessionStorage.clear();
  const { added, platform, address } = open(true);
  await expect.element(add).toBeVisible();
  const [button] = add.elements();
  if (button instanceof HTMLElement) button.click();
  void platform.session.getState().logout();
  await expect.element(page.getByText('Failed to add item.')).toBeVisible();
  expect(added()).toEqual([]);
  expect(address()).toBe('/products?sort=price');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
