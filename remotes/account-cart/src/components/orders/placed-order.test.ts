import { expect, test } from 'vitest';
import { placedOrder } from './placed-order.ts';

test('reads the navigation state of the checkout', () => {
  const dishes = [
    { slug: 'tea', name: 'Tea', quantity: 1, customization: { Note: 'hot' }, total: '2.00', picture: '' },
  ];
  const placed = {
    order: { id: 7 },
    method: 'custom',
    dishes,
    instructions: 'At the door.',
    contactShop: true,
    owner: 'ann',
  };
  expect(placedOrder(placed)).toEqual(placed);
});

test.each([
  null,
  undefined,
  'order',
  7,
  [],
  {},
  { order: null },
  { order: {} },
  { order: { id: '' } },
  { order: { id: {} } },
])('%j holds no order', (state) => {
  expect(placedOrder(state)).toBeNull();
});

test('invalid fields beside the order are left out', () => {
  expect(
    placedOrder({ order: { id: 'A7' }, method: 'evil', instructions: { a: 1 }, contactShop: 'yes' }),
  ).toEqual({
    order: { id: 'A7' },
    method: 'card_2c2p',
    dishes: [],
    instructions: '',
    contactShop: false,
    owner: '',
  });
});
