import {
  addCartItem,
  addressFields,
  createOrder,
  createReview,
  getCart,
  getProduct,
  type DeliveryAddress,
  type PaymentMethod,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { present, startTestShop, type TestShop } from '../testing/shop.ts';

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

const address: DeliveryAddress = {
  fullname: 'Mele Tui',
  contact_number: '555 0100',
  street: '1 Quay Street',
  city: 'Port Ellery',
  postalCode: '1010',
  country: 'New Zealand',
};
const add = (product_id: number, quantity: number) =>
  shop.call(addCartItem, { product_id, quantity }, { token });
const order = (headers: Record<string, string> = {}, payment_method: PaymentMethod = 'bank_transfer') =>
  shop.send(createOrder, { payment_method, delivery_address: address }, { token, headers });
const stockOf = async (slug: string) => present(await shop.call(getProduct, { slug })).stock ?? 0;

test('an order takes the stock, empties the cart and says what it holds', async () => {
  const before = await stockOf('salmon-nigiri');
  await add(1, 3);
  await add(2, 1);
  expect(await order()).toMatchObject({
    status: 201,
    body: {
      id: 1,
      order_number: 'UMI-100001',
      status: 'awaiting_transfer',
      total: '40.80',
      delivery_address: address,
      items: [
        { product: { slug: 'salmon-nigiri' }, quantity: 3, price: '9.80', total: '29.40' },
        { product: { slug: 'tuna-nigiri' }, quantity: 1, price: '11.40', total: '11.40' },
      ],
    },
  });
  expect(await stockOf('salmon-nigiri')).toBe(before - 3);
  expect((await shop.call(getCart, {}, { token })).items).toEqual([]);
});

test('the same key makes one order, also at the same time', async () => {
  const before = await stockOf('salmon-nigiri');
  await add(1, 1);
  const key = { 'Idempotency-Key': 'first-press' };
  const replies = await Promise.all([order(key), order(key), order(key)]);
  const again = await order(key);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  for (const reply of replies) expect(reply.body).toEqual(again.body);
  expect(await stockOf('salmon-nigiri')).toBe(before - 1);
});

test('another key, another customer or no key makes another order', async () => {
  await add(1, 1);
  await order({ 'Idempotency-Key': 'a' });
  expect((await order({ 'Idempotency-Key': 'b' })).body).toEqual({ detail: 'Your cart is empty.' });
  const { access } = await shop.signIn('hana', 'sushi-demo-3');
  const body = { payment_method: 'custom' as const, delivery_address: address };
  const other = await shop.send(createOrder, body, { token: access, headers: { 'Idempotency-Key': 'a' } });
  expect(other).toMatchObject({ status: 400, body: { detail: 'Your cart is empty.' } });
  expect((await order()).status).toBe(400);
});

test('what ran out meanwhile is refused, and nothing is taken', async () => {
  await add(2, 1);
  await add(1, 5);
  const tuna = await stockOf('tuna-nigiri');
  const db = openDatabase(`${shop.dataDir}/shop.db`);
  db.run('update products set stock = 4 where id = 1');
  expect(await order()).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('Salmon nigiri') },
  });
  db.run('update products set stock = 9, is_active = 0 where id = 1');
  expect(await order()).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('no longer available') },
  });
  db.close();
  expect(await stockOf('tuna-nigiri')).toBe(tuna);
  expect((await shop.call(getCart, {}, { token })).items).toHaveLength(2);
});

test('an address needs all its fields', async () => {
  await add(1, 1);
  const blank = { ...address, street: ' ', city: '' };
  const body = { payment_method: 'custom' as const, delivery_address: blank };
  expect(await shop.send(createOrder, body, { token })).toMatchObject({
    status: 400,
    body: {
      delivery_address: { street: ['This field may not be blank.'], city: ['This field may not be blank.'] },
    },
  });
  const none = await shop.fetch('/api/orders/orders/', {
    method: 'POST',
    headers: { 'X-Tenant-ID': '7', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ payment_method: 'cheque', delivery_address: {} }),
  });
  const required = Object.fromEntries(addressFields.map((field) => [field, ['This field is required.']]));
  expect(none.body).toEqual({ payment_method: ['Not a valid choice.'], delivery_address: required });
});

test('a method that is switched off is refused', async () => {
  await add(1, 1);
  const db = openDatabase(`${shop.dataDir}/shop.db`);
  db.run(
    `update records set value = json_set(value, '$.enable_custom_payment', json('false')) where name = 'payment_options'`,
  );
  db.close();
  expect(await order({}, 'custom')).toMatchObject({
    status: 400,
    body: { payment_method: [expect.any(String)] },
  });
});

test('a review of what was bought is verified', async () => {
  await add(1, 1);
  await order();
  const review = { product: 1, rating: 5, comment: 'Again, please.' };
  expect(await shop.call(createReview, review, { token })).toMatchObject({ is_verified_purchase: true });
});
