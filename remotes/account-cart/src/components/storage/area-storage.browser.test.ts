import type { Platform } from '@shop/shared/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../orders/device-orders.ts';
import { areaStorage } from './area-storage.ts';

const order = { id: 42, order_number: 'UMI-42' };

function storeEverything(platform: Pick<Platform, 'storagePrefix'>): string[] {
  const storages = [window.sessionStorage, window.localStorage];
  const keys = () => storages.flatMap((storage) => Object.keys(storage));
  const clear = () => {
    for (const storage of storages) storage.clear();
  };
  // The local storage is that of all tests' pages.
  clear();
  onTestFinished(clear);
  const others = keys();
  const { pending, orders, attempt, draft, address } = areaStorage(platform);
  pending.save('u-1', order);
  orders.add(
    { order, method: 'card_2c2p', methodName: '', address: addressOf({}), dishes: [] },
    'mele',
    new Date(0),
  );
  for (const value of [attempt, draft, address]) value.write({});
  return keys()
    .filter((key) => !others.includes(key))
    .toSorted();
}

const names = [
  'checkoutDraft',
  'deliveryAddress',
  'deviceOrders',
  'orderAttempt',
  'pendingOrder',
  'pendingPaymentId',
];

test('in the storefront the keys have no prefix', () => {
  expect(storeEverything({})).toEqual(names);
});

test('in a widget every key has the shop as prefix, apart from the page’s own', () => {
  const storagePrefix = '7@https://provider.test/api:';
  expect(storeEverything({ storagePrefix })).toEqual(names.map((name) => storagePrefix + name));
});
