import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['9.8', '$9.80'],
  ['12', '$12.00'],
  ['0.00', '$0.00'],
  ['1234.5', '$1,234.50'],
  ['-3.10', '-$3.10'],
  ['999.999', '$1,000.00'],
  ['1234567.8', '$1,234,567.80'],
  ['-123456', '-$123,456.00'],
])('writes %s as %s', (decimal, money) => {
  expect(formatMoney(decimal)).toBe(money);
});

test('leaves alone what is no amount', () => {
  expect(formatMoney('')).toBe('');
  expect(formatMoney('on request')).toBe('on request');
});

test('writes money as the language does', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (const amount of [0.05, 1, 99.99, 100, 999.99, 1000, 10_000.1, 123_456.7, 1_000_000, -0.5, -1000])
    expect(formatMoney(String(amount))).toBe(dollars.format(amount));
});
