import type { AreaManifest } from '@shop/shared/contracts';
import { callAddress, getProduct, listProducts } from '@shop/shared/contracts/provider';
import { earlyPath, fillPath } from '../../shared/embed/elements/read-options.ts';
import { expect, test } from 'vitest';
import { earlyTemplates, patternOf } from './loader-table.ts';

const manifest: AreaManifest = {
  name: 'catalog',
  requires: '^1.0',
  routes: ['/products', '/products/:slug'],
  fragments: [],
  skeletons: {},
  early: {
    '/products': [
      { call: 'products.list', input: { category: '{category}', search: '{search}' } },
      { call: 'categories.list', input: {} },
    ],
    '/products/:slug': [{ call: 'products.get', input: { slug: '{slug}' } }],
    '/wrong': [{ call: 'orders.create', input: {} }],
  },
  elements: {},
};
const settings = { apiBase: 'https://provider.example/api', paths: {} };

test.each([{}, { category: 'maki' }, { category: 'fish & rice/ü "1"' }])(
  'gives the address that the provider client calls: %j',
  (values: { category?: string }) => {
    const [list] = earlyTemplates(manifest, '/products', '/products?category={category}');
    const moved = {
      ...settings,
      paths: { 'products.list': '/v2/dishes' },
      paging: { page: 'p', size: 'limit', items: 12 },
    };
    for (const provider of [settings, moved])
      expect(provider.apiBase + earlyPath(list ?? ['', ''], provider, values)).toBe(
        callAddress(provider, listProducts, values),
      );
  },
);

test('fills the path of a call', () => {
  const templates = earlyTemplates(manifest, '/products/:slug', '/products/{slug}');
  const moved = { ...settings, paths: { 'products.get': '/dishes/by-name/:slug' } };
  for (const provider of [settings, moved]) {
    const filled = templates.map((template) => earlyPath(template, provider, { slug: 'a b/c' }));
    expect(filled.map((path) => provider.apiBase + path)).toEqual([
      callAddress(provider, getProduct, { slug: 'a b/c' }),
    ]);
  }
});

test('leaves out inputs without an attribute', () => {
  expect(earlyTemplates(manifest, '/products', '/products?category={category}')).toEqual([
    ['products.list', '/products/products/?is_active=true&category__slug={category}'],
    ['categories.list', '/products/categories/'],
  ]);
});

test('rejects an element without a route, and an early call that is no GET', () => {
  expect(patternOf(manifest, '/products/{slug}?x={x}')).toBe('/products/:slug');
  expect(() => patternOf(manifest, '/gallery')).toThrow('/gallery');
  expect(() => earlyTemplates(manifest, '/wrong', '/wrong')).toThrow('orders.create');
});

test('fills the path of a page, leaves out empty query parts and rejects a missing path part', () => {
  expect(fillPath('/products?category={category}', {})).toBe('/products');
  expect(fillPath('/products?category={category}&page=1', { category: 'a b' })).toBe(
    '/products?category=a+b&page=1',
  );
  expect(() => fillPath('/products/{slug}', {})).toThrow('"slug" is missing');
});
