import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { storedValue } from '../storage/stored-value.ts';
import type { Order, PaymentMethod } from '@shop/shared/contracts/provider';
import { deviceOrders, type NewOrder } from './device-orders.ts';

const now = new Date('2026-03-05T18:00:00Z');

function open(entries: Record<string, string> = {}) {
  const storage = memoryStorage(entries);
  return {
    storage,
    orders: deviceOrders(
      storedValue(
        safeStorage(() => storage),
        'orders',
      ),
    ),
  };
}

const address = {
  fullname: 'Mele Tamati',
  contact_number: '1',
  street: '14 Quay Street',
  city: 'Auckland',
  postalCode: '1010',
  country: 'New Zealand',
};
const soup = { slug: 'miso', name: 'Miso', quantity: 1, customization: {}, total: '4.20', picture: '' };

function placed(order: Order, method: PaymentMethod): NewOrder {
  return { order, method, methodName: 'By hand', address, dishes: [soup] };
}

test('stores orders by owner, newest first, each once', () => {
  const { orders } = open();
  orders.add(placed({ id: 1, order_number: 'UMI-1', total: '9.80' }, 'card_2c2p'), 'mele', now);
  orders.add(placed({ id: 2 }, 'bank_transfer'), 'hana', now);
  orders.add(placed({ id: 3 }, 'custom'), 'mele', now);
  orders.add(placed({ id: 1, order_number: 'UMI-1', total: '9.80' }, 'card_2c2p'), 'mele', now);
  expect(orders.list('mele').map(({ number }) => number)).toEqual(['UMI-1', '3']);
  expect(orders.list('mele')[0]).toEqual({
    id: 1,
    number: 'UMI-1',
    total: '9.80',
    method: 'card_2c2p',
    methodName: 'By hand',
    address,
    dishes: [soup],
    placedAt: '2026-03-05T18:00:00.000Z',
    paymentId: '',
    returnedAt: '',
    owner: 'mele',
  });
  expect(orders.list('')).toEqual([]);
});

test('knows the latest payment of an order', () => {
  const { orders } = open();
  orders.add(placed({ id: 1 }, 'card_2c2p'), 'mele', now);
  orders.setPayment(1, 'u-1');
  orders.setPayment(1, 'u-2');
  orders.setPayment(9, 'u-3');
  expect(orders.list('mele').map(({ paymentId }) => paymentId)).toEqual(['u-2']);
});

test('keeps the latest thirty', () => {
  const { orders } = open();
  for (let id = 1; id <= 31; id += 1) orders.add(placed({ id }, 'custom'), 'mele', now);
  expect(orders.list('mele')).toHaveLength(30);
  expect(orders.list('mele')[0]?.id).toBe(31);
});

test.each(['{', '7', '"x"', '{}', '[1,null,{"id":{}},{"id":1,"method":"gold"},{"id":1,"method":"custom"}]'])(
  'passes over what others left under its key: %s',
  (text) => {
    const { orders } = open({ orders: text });
    expect(orders.list('')).toEqual([]);
    orders.add(placed({ id: 1 }, 'custom'), '', now);
    expect(orders.list('')).toHaveLength(1);
  },
);

test('an order of an earlier version of the shop, without dishes and address, is still listed', () => {
  const old = { id: 7, number: 'UMI-7', method: 'custom', placedAt: now.toISOString(), owner: 'mele' };
  const { orders } = open({ orders: JSON.stringify([old]) });
  expect(orders.list('mele')).toMatchObject([
    { id: 7, methodName: 'Other Payment Method', dishes: [], address: { street: '' } },
  ]);
});
