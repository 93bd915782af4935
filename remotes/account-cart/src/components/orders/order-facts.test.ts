import { expect, test } from 'vitest';
import { orderNumber, orderTotal } from './order-facts.ts';

test.each([
  [{ id: 7, order_number: 'UMI-100007' }, 'UMI-100007'],
  [{ id: 7, order_number: 100_007 }, '100007'],
  [{ id: 7, order_number: ' ' }, '7'],
  [{ id: 'A7', order_number: {} }, 'A7'],
  [{ id: 7, order_number: Infinity }, '7'],
  [{ id: 7 }, '7'],
])('%j goes by the number %s', (order, number) => {
  expect(orderNumber(order)).toBe(number);
});

test.each([
  [{ id: 7, total: '40.80' }, '40.80'],
  [{ id: 7, total_price: 40.8 }, '40.80'],
  [{ id: 7, total: '<b>' }, ''],
  [{ id: 7, total: -1 }, ''],
  [{ id: 7, total: -0 }, '0.00'],
  [{ id: 7, total: 1e21 }, ''],
  [{ id: 7, total: Infinity }, ''],
  [{ id: 7, total: '$1,250.00' }, '1250.00'],
  [{ id: 7, total: null }, ''],
  [{ id: 7 }, ''],
])('%j costs %j', (order, total) => {
  expect(orderTotal(order)).toBe(total);
});

test.each([
  [`7${'\u0301'.repeat(9000)}`, `7${'\u0301'.repeat(30)}`],
  ['7'.repeat(100_000), `${'7'.repeat(20_000)}…`],
])('a number is bounded as every text of the provider [SEC-136]', (number, shown) => {
  expect(orderNumber({ id: 7, order_number: number })).toBe(shown);
  expect(orderNumber({ id: number })).toBe(shown);
});
