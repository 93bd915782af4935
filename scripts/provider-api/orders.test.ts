import {
  addCartItem,
  clearCart,
  createOrder,
  getCart,
  paymentMethods,
  removeCartItem,
  updateCartItem,
  type Cart,
  type RecordId,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../sandbox/seed/index.ts';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { readAnswer, recordedClient, type RecordedClient } from './recorded-client.ts';

const address = {
  street: '1 Quay Street',
  city: 'Port Ellery',
  postalCode: '94099',
  country: 'USA',
  fullname: 'Mele Tui',
  contact_number: '555 0100',
};

let shop: TestShop;
let client: RecordedClient;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.fetch('/__reset', { method: 'POST' });
  client = recordedClient(shop.sandbox.apiBase, (await shop.signIn()).access);
});
afterAll(() => shop.stop());

const fullCart = () => client.call(getCart, {});

/** Puts products 9 and 1 into the cart; the ids of the items are not those of the products. */
async function twoItems(): Promise<[RecordId, RecordId]> {
  await client.call(addCartItem, { product_id: 9, quantity: 1 });
  const { items } = await client.call(addCartItem, { product_id: 1, quantity: 2 });
  client.sent();
  const idOf = (slug: string | undefined) => items.find(({ product }) => product.slug === slug)?.id ?? 0;
  return [idOf(seed.products.find(({ id }) => id === 9)?.slug), idOf('salmon-nigiri')];
}

/** The order of the items is the provider's business. */
const quantities = ({ items }: Cart) => Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

test('reads the cart [API-32]', async () => {
  const customization = { wasabi: 'none' };
  await client.call(addCartItem, { product_id: 1, quantity: 2, customization });
  client.sent();
  expect(await fullCart()).toStrictEqual({
    id: expect.any(Number),
    items: [
      {
        id: expect.any(Number),
        quantity: 2,
        customization,
        product: {
          id: 1,
          is_active: true,
          stock: expect.any(Number),
          name: 'Salmon nigiri',
          slug: 'salmon-nigiri',
          price: '9.80',
          main_image: {
            thumb_image: '/media/products/salmon-nigiri-thumb.webp',
            image: '/media/products/salmon-nigiri.webp',
          },
        },
      },
    ],
    total_items: 2,
    total_price: '19.60',
  });
  expect(client.sent()).toEqual([{ method: 'GET', path: '/orders/cart/' }]);

  expect(await readAnswer(getCart, {}, { items: [] })).toStrictEqual({
    id: null,
    items: [],
    total_items: null,
    total_price: '0.00',
  });
  const item = { id: '4', quantity: '2', customization: null, product: { price: 3 } };
  const odd = { id: '1', items: [item], total_items: '2', total_price: 6 };
  expect(await readAnswer(getCart, {}, odd)).toStrictEqual({
    id: '1',
    items: [
      {
        id: '4',
        quantity: 2,
        customization: {},
        product: { name: '', slug: '', price: '3.00', main_image: null },
      },
    ],
    total_items: 2,
    total_price: '6.00',
  });
});

test('adds an item, with its customization only when there is one [API-33]', async () => {
  const plain = await client.call(addCartItem, { product_id: 1, quantity: 2 });
  expect(plain).toMatchObject({ items: [{ quantity: 2, customization: {} }], total_items: 2 });
  const customization = { wasabi: 'none' };
  const custom = await client.call(addCartItem, { product_id: 1, quantity: 1, customization });
  const [first, second] = client.sent();
  expect(first).toStrictEqual({
    method: 'POST',
    path: '/orders/cart/add-item/',
    body: { product_id: 1, quantity: 2 },
  });
  expect(second?.body).toStrictEqual({ product_id: 1, quantity: 1, customization });
  expect(custom.items).toHaveLength(2);
  expect(await fullCart()).toStrictEqual(custom);
});

test("sets an item's quantity by the id of the item [API-34]", async () => {
  const [one, two] = await twoItems();
  const cart = await client.call(updateCartItem, { id: two, quantity: 3 });
  expect(client.sent()).toStrictEqual([
    { method: 'PATCH', path: `/orders/cart/items/${two}/`, body: { quantity: 3 } },
  ]);
  expect(quantities(cart)).toEqual({ [one]: 1, [two]: 3 });
  expect(await fullCart()).toStrictEqual(cart);
});

test('removes an item by the id of the item [API-35]', async () => {
  const [one, two] = await twoItems();
  const cart = await client.call(removeCartItem, { id: one });
  expect(client.sent()).toStrictEqual([
    { method: 'DELETE', path: `/orders/cart/items/${one}/`, body: undefined },
  ]);
  expect(quantities(cart)).toEqual({ [two]: 2 });
  expect(await fullCart()).toStrictEqual(cart);
});

test('empties the cart [API-36]', async () => {
  await twoItems();
  const cart = await client.call(clearCart, {});
  expect(client.sent()).toStrictEqual([{ method: 'DELETE', path: '/orders/cart/clear/', body: undefined }]);
  expect(cart).toMatchObject({ items: [], total_items: 0, total_price: '0.00' });
  expect(await fullCart()).toStrictEqual(cart);
});

test('places an order for each payment method [API-37]', async () => {
  expect(paymentMethods).toEqual(['card_2c2p', 'bank_transfer', 'custom']);
  const ids = [];
  for (const payment_method of paymentMethods) {
    await client.call(addCartItem, { product_id: 1, quantity: 2 });
    client.sent();
    ids.push((await client.call(createOrder, { payment_method, delivery_address: address })).id);
    expect(client.sent()).toStrictEqual([
      { method: 'POST', path: '/orders/orders/', body: { payment_method, delivery_address: address } },
    ]);
  }
  expect(ids).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  expect(new Set(ids).size).toBe(3);
  const input = { payment_method: 'custom', delivery_address: address } as const;
  expect(await readAnswer(createOrder, input, { id: 'a-1' })).toMatchObject({ id: 'a-1' });
});
