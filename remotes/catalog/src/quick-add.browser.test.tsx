import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const emptyCart = { id: 1, items: [], total_items: 0, total_price: '0.00' };
const fullCart = { ...emptyCart, total_items: 1, total_price: '9.80' };
const board = [
  sampleProduct(),
  sampleProduct({ id: 2, name: 'Eel', slug: 'eel', stock: 0 }),
  sampleProduct({ id: 3, name: 'Maki', slug: 'maki' }),
];

function open(signedIn: boolean, add: ProviderAnswers = () => fullCart) {
  const shown = showArea(area, {
    path: '/products?sort=price',
    signedIn,
    answers: (call) => {
      if (call.path === '/orders/cart/add-item/') return add(call);
      if (call.path === '/orders/cart/') return emptyCart;
      return call.path.startsWith('/products/products/') ? board : [];
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added };
}

beforeEach(() => sessionStorage.clear());

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

test('adds once, however often the button is pressed meanwhile', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { added } = open(true, () => answer.promise);
  await add.click();
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  for (const button of add.elements()) if (button instanceof HTMLElement) button.click();
  answer.resolve(fullCart);
  await expect.element(add).not.toHaveAttribute('aria-disabled');
  expect(added()).toHaveLength(1);
});

test('adds from another card while the first one waits for its answer', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { added } = open(true, () => answer.promise);
  await add.click();
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
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
