import { expect, test } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { openShop, products, settled } from './testing/fake-shop.ts';

const maki = { item_id: 'maki', item_name: 'Maki', price: 4.5 };
const nigiri = { item_id: 'nigiri', item_name: 'Nigiri', price: 3 };

function openReporting(...lines: NonNullable<Parameters<typeof openShop>[0]>) {
  const reported: unknown[] = [];
  const shop = openShop(lines, true, { report: (...event) => reported.push(event) });
  return { shop, cart: shop.cart.getState(), reported };
}

const twoMaki = { id: 101, quantity: 2, productId: 1 as const };
const oneNigiri = { id: 102, quantity: 1, productId: 2 as const };
const usd = { currency: 'USD' };

test('an addition is reported with what is added, once the provider has made it [EVT-02]', async () => {
  const { shop, cart, reported } = openReporting(twoMaki);
  await cart.reload();
  const gate = Promise.withResolvers<void>();
  shop.gate = gate.promise;
  const adding = cart.add({ productId: 1, quantity: 3, product: products[1] });
  await settled();
  expect(reported).toEqual([]);
  gate.resolve();
  await adding;
  expect(reported).toEqual([['add_to_cart', { ...usd, value: 13.5, items: [{ ...maki, quantity: 3 }] }]]);
});

test('another quantity is reported with what it adds or takes away [EVT-02]', async () => {
  const { cart, reported } = openReporting(twoMaki);
  await cart.reload();
  await cart.setQuantity(101, 5);
  await cart.setQuantity(101, 1);
  expect(reported).toEqual([
    ['add_to_cart', { ...usd, value: 13.5, items: [{ ...maki, quantity: 3 }] }],
    ['remove_from_cart', { ...usd, value: 18, items: [{ ...maki, quantity: 4 }] }],
  ]);
});

test('quantities that supersede each other are one change [EVT-02]', async () => {
  const { shop, cart, reported } = openReporting(twoMaki);
  await cart.reload();
  const gate = Promise.withResolvers<void>();
  shop.gate = gate.promise;
  const changes = [3, 4, 5, 6].map((quantity) => cart.setQuantity(101, quantity));
  gate.resolve();
  await Promise.all(changes);
  const added = reported.map((event) => (event as [string, { items: { quantity: number }[] }])[1].items);
  expect(added.flat().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
});

test('a removed line and an emptied cart are reported with what was there [EVT-02]', async () => {
  const { cart, reported } = openReporting(twoMaki, oneNigiri);
  await cart.reload();
  await cart.remove(102);
  await cart.clear();
  expect(reported).toEqual([
    ['remove_from_cart', { ...usd, value: 3, items: [{ ...nigiri, quantity: 1 }] }],
    ['remove_from_cart', { ...usd, value: 9, items: [{ ...maki, quantity: 2 }] }],
  ]);
});

test('a change that the provider refuses is not reported; one whose answer was lost is, where it was made [EVT-02]', async () => {
  const { shop, cart, reported } = openReporting(twoMaki);
  await cart.reload();
  shop.faults = [{ method: 'PATCH', answer: () => json({ detail: 'Too many.' }, 400) }];
  await expect(cart.setQuantity(101, 5)).rejects.toThrow();
  expect(reported).toEqual([]);
  shop.faults = [{ method: 'PATCH', taken: true, answer: dropped }];
  await cart.setQuantity(101, 3);
  expect(reported).toEqual([['add_to_cart', { ...usd, value: 4.5, items: [{ ...maki, quantity: 1 }] }]]);
});

test('an order that empties the cart takes nothing away [EVT-02]', async () => {
  const { cart, reported } = openReporting(twoMaki);
  await cart.reload();
  cart.forget();
  await settled();
  expect(reported).toEqual([]);
});
