import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { storedValue } from '../storage/stored-value.ts';
import { deviceOrders } from './device-orders.ts';

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

test('stores orders by owner, newest first, each once', () => {
  const { orders } = open();
  orders.add({ id: 1, order_number: 'UMI-1', total: '9.80' }, 'card_2c2p', 'mele', now);
  orders.add({ id: 2 }, 'bank_transfer', 'hana', now);
  orders.add({ id: 3 }, 'custom', 'mele', now);
  orders.add({ id: 1, order_number: 'UMI-1', total: '9.80' }, 'card_2c2p', 'mele', now);
  expect(orders.list('mele').map(({ number }) => number)).toEqual(['UMI-1', '3']);
  expect(orders.list('mele')[0]).toEqual({
    id: 1,
    number: 'UMI-1',
    total: '9.80',
    method: 'card_2c2p',
    placedAt: '2026-03-05T18:00:00.000Z',
    paymentId: '',
    owner: 'mele',
  });
  expect(orders.list('')).toEqual([]);
});

test('knows the latest payment of an order', () => {
  const { orders } = open();
  orders.add({ id: 1 }, 'card_2c2p', 'mele', now);
  orders.setPayment(1, 'u-1');
  orders.setPayment(1, 'u-2');
  orders.setPayment(9, 'u-3');
  expect(orders.list('mele').map(({ paymentId }) => paymentId)).toEqual(['u-2']);
});

test('keeps the latest thirty', () => {
  const { orders } = open();
  for (let id = 1; id <= 31; id += 1) orders.add({ id }, 'custom', 'mele', now);
  expect(orders.list('mele')).toHaveLength(30);
  expect(orders.list('mele')[0]?.id).toBe(31);
});

test.each(['{', '7', '"x"', '{}', '[1,null,{"id":{}},{"id":1,"method":"gold"},{"id":1,"method":"custom"}]'])(
  'passes over what others left under its key: %s',
  (text) => {
    const { orders } = open({ orders: text });
    expect(orders.list('')).toEqual([]);
    orders.add({ id: 1 }, 'custom', '', now);
    expect(orders.list('')).toHaveLength(1);
  },
);
