import {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  updateCartItem,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { seed } from '../seed/index.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.fetch('/__reset', { method: 'POST' });
  token = (await shop.signIn()).access;
});
afterAll(() => shop.stop());

const add = (product_id: number, quantity: number, customization?: Record<string, string>) =>
  shop.send(addCartItem, { product_id, quantity, ...(customization && { customization }) }, { token });
const cart = () => shop.call(getCart, {}, { token });
const soldOut = seed.products.find(({ stock, is_active }) => stock === 0 && is_active)?.id ?? 0;
const scarce = seed.products.find(({ stock, is_active }) => stock > 1 && stock < 6 && is_active);

test('starts empty', async () => {
  expect(await cart()).toEqual({ id: 1, items: [], total_items: 0, total_price: '0.00' });
});

test('counts and sums to the cent', async () => {
  const three = seed.products.filter(({ stock }) => stock >= 3).slice(0, 12);
  for (const { id } of three) await add(id, 3);
  const cents = three.reduce((sum, { price }) => sum + 3 * Math.round(Number(price) * 100), 0);
  expect(await cart()).toMatchObject({ total_items: 36, total_price: (cents / 100).toFixed(2) });
});

test('a product added again joins its line, another customization gets its own', async () => {
  await add(1, 1, { wasabi: 'no', rice: 'less' });
  await add(1, 2, { rice: 'less', wasabi: 'no' });
  await add(1, 1);
  const { items } = await cart();
  expect(items).toMatchObject([
    {
      quantity: 3,
      customization: { rice: 'less', wasabi: 'no' },
      product: { slug: 'salmon-nigiri', price: '9.80' },
    },
    { quantity: 1, customization: {} },
  ]);
});

test('never holds more of a product than there is, over all its lines', async () => {
  const { id = 0, stock = 0 } = scarce ?? {};
  const tooMany = { status: 400, body: { detail: `Only ${stock} items available.` } };
  expect(await add(id, stock + 1)).toMatchObject(tooMany);
  expect((await add(id, stock - 1)).status).toBe(200);
  expect(await add(id, 2, { cut: 'thin' })).toMatchObject(tooMany);
  expect((await add(id, 1, { cut: 'thin' })).status).toBe(200);
  const [first] = (await cart()).items;
  expect(await shop.send(updateCartItem, { id: first?.id ?? 0, quantity: stock }, { token })).toMatchObject(
    tooMany,
  );
  expect(await add(soldOut, 1)).toMatchObject({ status: 400, body: { detail: 'Item is out of stock.' } });
});

test.each([0, -1, 1.5, Number.NaN])('refuses the quantity %s', async (quantity) => {
  expect(await add(1, quantity)).toMatchObject({ status: 400, body: { quantity: [expect.any(String)] } });
});

test('refuses an unknown product', async () => {
  expect(await add(9999, 1)).toMatchObject({ status: 404, body: { detail: 'Product not found.' } });
});

test('changing, removing and clearing answer the full cart', async () => {
  await add(1, 1);
  await add(2, 1);
  const [one, two] = (await cart()).items.map(({ id }) => id);
  const changed = await shop.call(updateCartItem, { id: one ?? 0, quantity: 4 }, { token });
  expect(changed.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  const removed = await shop.call(removeCartItem, { id: one ?? 0 }, { token });
  expect(removed.items.map(({ id }) => id)).toEqual([two]);
  expect((await shop.send(removeCartItem, { id: one ?? 0 }, { token })).status).toBe(404);
  expect(await shop.call(clearCart, {}, { token })).toMatchObject({ items: [], total_price: '0.00' });
});

test('is nobody else’s', async () => {
  await add(1, 1);
  const id = (await cart()).items[0]?.id ?? 0;
  const { access: other } = await shop.signIn('hana', 'sushi-demo-3');
  expect((await shop.call(getCart, {}, { token: other })).items).toEqual([]);
  expect((await shop.send(updateCartItem, { id, quantity: 2 }, { token: other })).status).toBe(404);
  expect((await shop.send(removeCartItem, { id }, { token: other })).status).toBe(404);
  await shop.call(clearCart, {}, { token: other });
  expect((await cart()).items).toHaveLength(1);
});

test('keeps the line of a product that is no longer offered', async () => {
  await add(1, 1);
  const db = openDatabase(`${shop.dataDir}/shop.db`);
  db.run('update products set is_active = 0 where id = 1');
  db.close();
  expect((await cart()).items).toMatchObject([{ product: { slug: 'salmon-nigiri' } }]);
  expect(await add(1, 1)).toMatchObject({
    status: 400,
    body: { detail: 'This product is no longer available.' },
  });
});
