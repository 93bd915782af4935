import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['9.8', '$9.80'],
  ['12', '$12.00'],
  ['0.00', '$0.00'],
  ['1234.5', '$1,234.50'],
  ['-3.10', '-$3.10'],
])('writes %s as %s', (decimal, money) => {
  expect(formatMoney(decimal)).toBe(money);
});

test('leaves alone what is no amount', () => {
  expect(formatMoney('')).toBe('');
  expect(formatMoney('on request')).toBe('on request');
});
