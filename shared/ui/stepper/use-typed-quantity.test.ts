import { expect, test } from 'vitest';
import { wholeNumber } from './use-typed-quantity.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['2.9', 2],
  ['1e2', 100],
])('reads %j as %i', (text, value) => {
  expect(wholeNumber(text, 1)).toBe(value);
});

test.each(['', ' ', 'abc', '2 rolls', '-4', '0', '0.9', 'Infinity', '1e400', 'NaN', '9007199254740993'])(
  'counts %j as the least quantity',
  (text) => {
    expect(wholeNumber(text, 1)).toBe(1);
  },
);

test('takes 0 where 0 is allowed', () => {
  expect(wholeNumber('0', 0)).toBe(0);
  expect(wholeNumber('none', 0)).toBe(0);
  expect(wholeNumber('-1', 0)).toBe(0);
});
