import { expect, test } from 'vitest';
import { effortOf } from '@shop/shared/testing/effort';
import { pageOf, pageAddress } from './page-of.ts';
import { edgeConfig } from '../testing/fixture.ts';

function addressOf(path: string): string {
  const url = new URL(`http://shop.example${path}`);
  return pageAddress(url, pageOf(edgeConfig(), url)).href.slice('http://shop.example'.length);
}

test.each([
  ['/products?search=a&category=b', '/products?category=b&search=a'],
  ['/products?category=b&search=a', '/products?category=b&search=a'],
  ['/products?utm_source=mail&gclid=1&category=b', '/products?category=b'],
  ['/products?category=b&category=c', '/products?category=b'],
  ['/products?category=&search=', '/products'],
  ['/products?mark=b&sort=a&mark=c&mark=b&category=d', '/products?category=d&mark=b&mark=c'],
  ['/products/salmon?slug=tuna&token=secret', '/products/salmon'],
  ['/nowhere?session=1', '/nowhere'],
  ['//evil.example/products', '//evil.example/products'],
  ['/products/%41%2f', '/products/%41%2f'],
  ['/products/%', '/products/%25'],
  ['/products/%41%E9%AE', '/products/%2541%25E9%25AE'],
])('%s is rendered as %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test('characters of the query stay what they are', () => {
  const address = new URL(addressOf('/products?search=%3C%26%2B%20caf%C3%A9'), 'http://shop.example');
  expect(address.searchParams.get('search')).toBe('<&+ café');
});

test('a query of any length is read in no time [SEC-47]', async () => {
  const names = Array.from({ length: 60_000 }, (_, at) => at.toString(36));
  const url = new URL(`http://shop.example/products?search=a&search=b&${names.join('&')}&__proto__=x`);
  const effort = await effortOf(() => {
    const { parameters } = pageOf(edgeConfig(), url) ?? {};
    expect(parameters?.['search']).toBe('a');
    expect(Object.keys(parameters ?? {})).toHaveLength(60_002);
  });
  expect(effort).toBeLessThan(30);
});
