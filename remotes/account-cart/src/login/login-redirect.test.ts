import { expect, test } from 'vitest';
import { introFor, redirectOf, safeRedirect } from './login-redirect.ts';

test.each([
  '/',
  '/cart',
  '/products?category=maki&search=a%20b',
  '/products/salmon-nigiri#reviews',
  '/blog/miso?x=1#comments',
])('keeps %s with query and fragment', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  'https://evil.example/',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '//',
  '//[',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
])('never leads off the site: %j ends at / [SEC-03]', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/');
});

test.each([
  ['redirect=/products/salmon%23reviews', ''],
  ['redirect=%2Fproducts%2Fsalmon%23reviews', ''],
  ['redirect=/products/salmon', '#reviews'],
])('finds the fragment whether its # arrives encoded or not: %s %s', (query, hash) => {
  expect(redirectOf(new URLSearchParams(query), hash)).toBe('/products/salmon#reviews');
});

test('a fragment without a redirect is none', () => {
  expect(redirectOf(new URLSearchParams(''), '#reviews')).toBeNull();
});

test.each([
  ['/', 'Good to see you again.'],
  ['/cartoons', 'Good to see you again.'],
  ['/products', 'Your choice goes into your cart right after.'],
  ['/cart', 'Your cart is kept with your account.'],
  ['/orders', 'Your orders are shown to you alone.'],
  ['/products?basket=2*eel&chosen=1', 'Your choice waits for you right after.'],
  ['/products/salmon-nigiri', 'Your choice goes into your cart right after.'],
  ['/products/salmon-nigiri#reviews', 'A review stands under your name.'],
  ['/blog/rice#comments', 'A comment stands under your name.'],
])('a login that leads to %s says: %s', (path, intro) => {
  expect(introFor(path)).toBe(intro);
});
