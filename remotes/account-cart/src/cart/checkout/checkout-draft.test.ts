import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { addressOf } from '../../components/orders/device-orders.ts';
import { storedValue } from '../../components/storage/stored-value.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** A device, on which each order is placed in a tab of its own. */
function device(before?: unknown) {
  const remembered = storedValue(
    safeStorage(() => local),
    'address',
  );
  const local = memoryStorage();
  if (before) remembered.write(before);
  const draftOf = (customer: string) => {
    const tab = memoryStorage();
    const draft = storedValue(
      safeStorage(() => tab),
      'draft',
    );
    return checkoutDraft(draft, remembered, customer);
  };
  return {
    order(customer: string, street: string, remember: boolean) {
      const draft = draftOf(customer);
      draft.write({ address: addressOf({ street }), method: 'custom', remember });
      draft.complete();
    },
    streetOf: (customer: string) => draftOf(customer).read().address.street,
    isEmpty: () => local.length === 0,
  };
}

test.each([true, false])(
  'a remembered address stays where another customer orders, whether theirs is remembered (%j) [SEC-138]',
  (remember) => {
    const { order, streetOf } = device();
    order('ann', '14 Quay Street', true);
    order('ben', '2 Pier Road', remember);
    expect([streetOf('ann'), streetOf('ben')]).toEqual(['14 Quay Street', remember ? '2 Pier Road' : '']);
    order('ann', '16 Quay Street', true);
    expect([streetOf('ann'), streetOf('ben')]).toEqual(['16 Quay Street', remember ? '2 Pier Road' : '']);
  },
);

test('an address is forgotten with the last one who wanted it', () => {
  const { order, isEmpty } = device();
  order('ann', '14 Quay Street', true);
  order('ben', '2 Pier Road', true);
  order('ann', '14 Quay Street', false);
  expect(isEmpty()).toBe(false);
  order('ben', '2 Pier Road', false);
  expect(isEmpty()).toBe(true);
});

test('the one address that an earlier release remembered stays as well [SEC-138]', () => {
  const { order, streetOf } = device({ address: { street: '14 Quay Street' }, owner: 'ann' });
  order('ben', '2 Pier Road', true);
  expect([streetOf('ann'), streetOf('ben')]).toEqual(['14 Quay Street', '2 Pier Road']);
});
