import { expect, test } from 'vitest';
import { lineTotal } from './line-total.ts';

test.each([
  ['9.80', 2, '19.60'],
  ['0.10', 3, '0.30'],
  ['1.15', 3, '3.45'],
  ['4', 1, '4.00'],
  ['19.99', 0, '0.00'],
  ['1999.99', 999, '1997990.01'],
])('%s times %d is %s', (price, quantity, total) => {
  expect(lineTotal(price, quantity)).toBe(total);
});
