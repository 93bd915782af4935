import { expect, test } from 'vitest';
import { matchPath } from './path-match.ts';

const patterns = ['/', '/products/:slug', '/products/new', '/products', '/shops/:shop/posts/:post'];

test.each([
  ['/', '/', {}],
  ['/products', '/products', {}],
  ['/products/', '/products', {}],
  ['/Products', '/products', {}],
  ['/products/salmon-nigiri', '/products/:slug', { slug: 'salmon-nigiri' }],
  ['/products/miso%20soup%2Fhot', '/products/:slug', { slug: 'miso soup/hot' }],
  ['/products/%E9%AE%AD', '/products/:slug', { slug: '鮭' }],
  ['/products/new', '/products/new', {}],
  ['/shops/1/posts/2', '/shops/:shop/posts/:post', { shop: '1', post: '2' }],
])('%s is matched by %s', (path, pattern, parameters) => {
  expect(matchPath(patterns, path)).toEqual({ pattern, parameters });
});

test.each([
  '/product',
  '/products/a/b',
  '//products',
  '/products//a',
  '/shops//posts/2',
  '/products/%',
  '/products/%E9%AE',
  '/*',
])('%s is matched by none', (path) => {
  expect(matchPath(patterns, path)).toBeUndefined();
});

test('fixed parts win whatever the order of the patterns', () => {
  expect(matchPath(['/products/new', '/products/:slug'], '/products/new')?.pattern).toBe('/products/new');
  expect(matchPath(['/products/:slug', '/products/new'], '/products/new')?.pattern).toBe('/products/new');
});
