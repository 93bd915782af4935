import { expect, test } from 'vitest';
import { leadTo } from './lead.ts';

test.each([
  ['/', 'Good to see you again.'],
  ['/cartoons', 'Good to see you again.'],
  ['/products', 'Good to see you again.'],
  ['/cart', 'Your cart is kept with your account.'],
  ['/orders', 'Your orders are shown to you alone.'],
  ['/products/salmon-nigiri', 'Your choice goes into your cart right after.'],
  ['/products/salmon-nigiri#reviews', 'A review stands under your name.'],
  ['/blog/rice#comments', 'A comment stands under your name.'],
])('a login that leads to %s says: %s', (path, lead) => {
  expect(leadTo(path)).toBe(lead);
});
