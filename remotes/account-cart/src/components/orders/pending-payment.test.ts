import { expect, test, vi } from 'vitest';
import { safeStorage } from '@shop/shared/storage';
import { pendingPayment } from './pending-payment.ts';

function memory() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, storage: safeStorage(() => storage) };
}

test('stores the payment and the order under their keys', () => {
  const { entries, storage } = memory();
  const pending = pendingPayment(storage);
  expect(pending.paymentId()).toBeNull();
  pending.save('u-1', { id: 42, total: '35.00' });
  expect(Object.fromEntries(entries)).toEqual({
    pendingPaymentId: 'u-1',
    pendingOrder: '{"id":42,"total":"35.00"}',
  });
  expect(pending.paymentId()).toBe('u-1');
  expect(pending.order()).toEqual({ id: 42, total: '35.00' });
});

test('a settled payment keeps its id for another check, its order is no longer pending', () => {
  const { storage } = memory();
  const pending = pendingPayment(storage);
  pending.save('u-1', { id: 42 });
  pending.settle();
  expect(pending.order()).toBeNull();
  expect(pending.paymentId()).toBe('u-1');
});

test('in a widget the keys have the shop as prefix', () => {
  const { entries, storage } = memory();
  pendingPayment(storage, '7@https://shop.test/api:').save('u-1', { id: 42 });
  expect([...entries.keys()]).toEqual([
    '7@https://shop.test/api:pendingPaymentId',
    '7@https://shop.test/api:pendingOrder',
  ]);
});

test('an unreadable order counts as none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { entries, storage } = memory();
  const pending = pendingPayment(storage);
  const read = (text: string) => {
    entries.set('pendingOrder', text);
    return pending.order();
  };
  expect(['{', '[]', '"order"', '{"id":{}}', '{"id":""}'].map(read)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('a storage that fails is logged and does no harm', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const forbidden = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const pending = pendingPayment(forbidden);
  expect(() => pending.save('u-1', { id: 1 })).not.toThrow();
  expect(pending.paymentId()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
