import { expect, test } from 'vitest';
import { refinedAddress, refinementKey, shouldReloadList } from './list-address.ts';

const query = new URLSearchParams('category=maki&min=&dietary=raw+fish&pages=2&sort=price');

test('takes from the address what sorts and filters, and puts it back', () => {
  expect(refinementKey(query)).toBe('sort=price&dietary=raw+fish');
  expect(refinedAddress(query, 'offer=1')).toBe('/products?category=maki&pages=2&offer=1');
  expect(refinedAddress(new URLSearchParams('offer=1&page=3'), '')).toBe('/products');
});

test('reloads for another category or search, and when asked to, but not for another order', () => {
  const reloads = (from: string, to: string) =>
    shouldReloadList({
      currentUrl: new URL(`https://shop.example/products${from}`),
      currentParams: {},
      nextUrl: new URL(`https://shop.example/products${to}`),
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(reloads('?category=maki', '?category=maki&sort=price&pages=2')).toBe(false);
  expect(reloads('?sort=price', '')).toBe(false);
  expect(reloads('?page=3', '?page=2')).toBe(true);
  expect(reloads('', '')).toBe(true);
  expect(reloads('?category=maki', '?category=nigiri&sort=price')).toBe(true);
  expect(reloads('', '?search=tuna')).toBe(true);
  expect(reloads('?pages=2', '/eel')).toBe(true);
});
