import type { CartItem } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { cartProblem, customizationTexts, lineTotal, lineProblem } from './line-facts.ts';

const line = (product: Partial<CartItem['product']>): CartItem => ({
  id: 1,
  quantity: 3,
  customization: {},
  product: { name: 'Miso soup', slug: 'miso-soup', price: '4.20', main_image: null, ...product },
});

test.each([
  [{}, ''],
  [{ stock: null, is_active: true }, ''],
  [{ stock: 3 }, ''],
  [{ stock: 2 }, 'Only 2 left.'],
  [{ stock: 0 }, 'Sold out.'],
  [{ stock: 9, is_active: false }, 'No longer available.'],
  [{ name: '' }, 'No longer available.'],
  [{ price: null }, 'Its price is on request: it cannot be ordered online.'],
  [{ price: null, stock: 0 }, 'Sold out.'],
])('three of %j: %j', (product, problem) => {
  expect(lineProblem(line(product))).toBe(problem);
});

test('a line whose quantity cannot be read asks for one [REC-18]', () => {
  expect(lineProblem({ ...line({}), quantity: 0 })).toBe('Please choose how many.');
});

test.each([
  [{}, '12.60', ''],
  [{}, '0.00', ''],
  [
    { price: null },
    '12.60',
    'Some of your items cannot be ordered as they are. Please change or remove them.',
  ],
  [
    {},
    null,
    'The total of your cart is not known at the moment. Please try again, or ask us before you order.',
  ],
])('a cart of %j for %j: %j [REC-18]', (product, totalPrice, problem) => {
  expect(cartProblem({ items: [line(product)], totalPrice })).toBe(problem);
});

test.each([
  ['9.80', 2, '19.60'],
  ['0.10', 3, '0.30'],
  ['1.15', 3, '3.45'],
  ['4', 1, '4.00'],
  ['19.99', 0, '0.00'],
  ['1999.99', 999, '1997990.01'],
])('%s times %d is %s', (price, quantity, total) => {
  expect(lineTotal({ ...line({ price }), quantity })).toBe(total);
});

test('a line with a price on request has no total [REC-09]', () => {
  expect(lineTotal(line({ price: null }))).toBeNull();
});

test('a line beyond what can be counted has no total [REC-17]', () => {
  expect(lineTotal({ ...line({ price: '999999999999.99' }), quantity: 999_999 })).toBeNull();
});

test('shows every choice as key and value', () => {
  expect(customizationTexts({ Wasabi: 'on the side', Pieces: 8, Vegan: true })).toEqual([
    'Wasabi: on the side',
    'Pieces: 8',
    'Vegan: true',
  ]);
});

test('values of any shape stay readable', () => {
  expect(customizationTexts({ extras: ['ginger', 2], note: null, box: { size: 'small' } })).toEqual([
    'extras: ginger, 2',
    'note: ',
    'box: {"size":"small"}',
  ]);
  expect(customizationTexts({})).toEqual([]);
});

test('a customization is bounded as every text of the provider [SEC-136]', () => {
  const marks = (count: number) => `o${'\u0301'.repeat(count)}`;
  expect(customizationTexts({ Note: marks(9000), [marks(9000)]: ['no', marks(9000)] })).toEqual([
    `Note: ${marks(30)}`,
    `${marks(30)}: no, ${marks(30)}`,
  ]);
});
