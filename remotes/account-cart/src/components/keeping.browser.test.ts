import type { Platform } from '@shop/shared/contracts';
import { onTestFinished, expect, test } from 'vitest';
import { keepingOf } from './keeping.ts';

const order = { id: 42, order_number: 'UMI-42' };

function keepEverything(platform: Pick<Platform, 'storagePrefix'>): string[] {
  const storages = [window.sessionStorage, window.localStorage];
  const keys = () => storages.flatMap((storage) => Object.keys(storage));
  onTestFinished(() => {
    for (const storage of storages) storage.clear();
  });
  // Other tests' pages write there too.
  const others = keys();
  const { pending, orders, attempt, draft, address } = keepingOf(platform);
  pending.keep('u-1', order);
  orders.add(order, 'card_2c2p', 'mele', new Date(0));
  for (const kept of [attempt, draft, address]) kept.write({});
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

test('in the storefront everything stands under its own name', () => {
  expect(keepEverything({})).toEqual(names);
});

test('in a widget every key carries the shop, so that the page’s own are left alone', () => {
  const storagePrefix = '7@https://provider.test/api:';
  expect(keepEverything({ storagePrefix })).toEqual(names.map((name) => storagePrefix + name));
});
