import { expect, test } from 'vitest';

import { categoryPath, loginPath, productPath } from './paths.ts';

test('leads to products and categories', () => {
  expect(productPath('salmon-nigiri')).toBe('/products/salmon-nigiri');
  expect(productPath('a/b?c')).toBe('/products/a%2Fb%3Fc');
  expect(categoryPath('maki')).toBe('/products?category=maki');
  expect(categoryPath('maki', 'tuna & egg')).toBe('/products?category=maki&search=tuna+%26+egg');
  expect(categoryPath('')).toBe('/products');
});

test('leads to the login and back', () => {
  expect(loginPath('/products/salmon-nigiri')).toBe('/login?redirect=/products/salmon-nigiri');
  expect(loginPath('/products/salmon-nigiri#reviews')).toBe(
    '/login?redirect=/products/salmon-nigiri#reviews',
  );
  const odd = new URL(loginPath(productPath('a&b')), 'https://shop.example');
  expect(odd.searchParams.get('redirect')).toBe('/products/a%26b');
});
