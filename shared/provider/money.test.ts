import { expect, test } from 'vitest';
import { toCents } from './money.ts';

test.each([
  ['9.80', 980],
  ['9.8', 980],
  ['12', 1200],
  ['0.07', 7],
  ['0.29', 29],
  ['1.005', 101],
  ['1.0049', 100],
  ['-3.50', -350],
  ['-0.00', 0],
  ['90071992547.40', 9007199254740],
])('%s is %i cents', (decimal, cents) => {
  expect(toCents(decimal)).toBe(cents);
});

test.each(['', 'free', '1,50', '1e3', '.5', 'NaN'])('"%s" is not an amount of money', (text) => {
  expect(() => toCents(text)).toThrow(RangeError);
});
