import { expect, test } from 'vitest';
import { fromCents, toCents } from './money.ts';

test.each([
  ['9.80', 980],
  ['0.05', 5],
  ['12', 1200],
  ['3.5', 350],
  ['1999.99', 199_999],
])('%s is %i cents', (text, cents) => {
  expect(toCents(text)).toBe(cents);
  expect(toCents(fromCents(cents))).toBe(cents);
});

test.each(['', '-1.00', '1.234', '1,50', 'free', '1.'])('"%s" is no amount of money', (text) => {
  expect(() => toCents(text)).toThrow(TypeError);
});

test('cents always have two places', () => {
  expect([0, 5, 50, 1205].map(fromCents)).toEqual(['0.00', '0.05', '0.50', '12.05']);
});
