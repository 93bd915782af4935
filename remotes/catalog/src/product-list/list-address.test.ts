import { expect, test } from 'vitest';
import { refinedAddress, refinementKey } from './list-address.ts';

const query = new URLSearchParams('category=maki&min=&dietary=raw+fish&pages=2&sort=price');

test('takes from the address what sorts and filters, and puts it back', () => {
  expect(refinementKey(query)).toBe('sort=price&dietary=raw+fish');
  expect(refinedAddress(query, 'offer=1')).toBe('/products?category=maki&pages=2&offer=1');
  expect(refinedAddress(new URLSearchParams('offer=1'), '')).toBe('/products');
});
