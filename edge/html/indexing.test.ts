import { AreaManifestSchema, type Release } from '@shop/shared/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { edgeConfig } from '../testing/fixture.ts';
import { indexingOf } from './indexing.ts';
import { pageOf } from './page-of.ts';

const remotes = join(import.meta.dirname, '../../remotes');
const manifests = globSync('*/area.json', { cwd: remotes }).map((file) =>
  v.parse(AreaManifestSchema, JSON.parse(readFileSync(join(remotes, file), 'utf8'))),
);
const built = edgeConfig().areas.get('catalog');
const config = edgeConfig({
  areas: new Map(manifests.map((manifest) => [manifest.name, { ...built, ...manifest } as Release])),
});

function told(path: string) {
  const url = new URL(path, 'https://umi.example');
  const { canonical, isIndexed } = indexingOf(url, pageOf(config, url));
  return [canonical.href.replace('https://umi.example', ''), isIndexed ? 'index' : 'noindex'];
}

// docs/search-engines.md has the same table.
const list = '/products';
const table: readonly (readonly [address: string, canonical: string, robots: 'index' | 'noindex'])[] = [
  ['/', '/', 'index'],
  ['/?pages=2', '/', 'index'],
  ['/products', list, 'index'],
  ['/products?category=maki', '/products?category=maki', 'index'],
  ['/products/eel*', '/products/eel*', 'index'],
  ['/products?search=eel', list, 'noindex'],
  ['/products?category=maki&search=eel', '/products?category=maki', 'noindex'],
  ['/products?category=maki&sort=price', '/products?category=maki', 'index'],
  ...[
    'sort=name',
    'dietary=vegan',
    'avoid=raw',
    'without=fish',
    'unstated=dietary',
    'min=5',
    'max=9',
    'available=1',
    'offer=1',
    'pages=3',
    'basket=1x2',
  ].map((parameter) => [`${list}?${parameter}`, list, 'index'] as const),
  ['/products?page=3', '/products?page=3', 'index'],
  ['/products?page=3&pages=2&sort=name', '/products?page=3', 'index'],
  ['/products?category=maki&page=2', '/products?category=maki&page=2', 'index'],
  ['/products?search=eel&page=2', '/products?page=2', 'noindex'],
  ['/products?page=1', list, 'index'],
  ['/products?page=x', list, 'index'],
  ['/products/eel', '/products/eel', 'index'],
  ['/products/eel?pages=2', '/products/eel', 'index'],
  ['/products/eel?pictures=2', '/products/eel', 'index'],
  ['/products/eel?search=x&category=maki', '/products/eel', 'index'],
  ['/gallery?pages=2', '/gallery', 'index'],
  ['/gallery?picture=eel', '/gallery', 'index'],
  ['/gallery?page=2', '/gallery?page=2', 'index'],
  ['/blog?pages=2', '/blog', 'index'],
  ['/blog?page=2', '/blog?page=2', 'index'],
  ['/blog?page=0', '/blog', 'index'],
  ['/blog/rice?pages=2', '/blog/rice', 'index'],
  ['/faq?pages=2', '/faq', 'index'],
  ['/contact?utm_source=mail', '/contact', 'index'],
  ['/company-info', '/company-info', 'index'],
  ['/refund-policy', '/refund-policy', 'index'],
  ['/privacy-policy', '/privacy-policy', 'index'],
  ...['/cart', '/login', '/register', '/orders', '/payment/return', '/order-confirmation'].map(
    (path) => [path, path, 'noindex'] as const,
  ),
  ['/login?redirect=/cart', '/login', 'noindex'],
  ['/payment/return?paymentId=7', '/payment/return', 'noindex'],
  ['/nowhere?category=maki', '/nowhere', 'noindex'],
];

describe('canonical address and robots of every parameter [SEO-05]', () => {
  test.each(table)('%s', (address, canonical, robots) => {
    expect(told(address)).toEqual([canonical, robots]);
  });

  test('every page and every parameter that an area names stands in the table', () => {
    const addresses = table.map(([address]) => address);
    const isThere = (name: string, pattern: string, parameter?: string) =>
      addresses.some((address) => {
        const url = new URL(address, 'https://umi.example');
        const page = pageOf(config, url);
        return (
          page?.name === name &&
          page.pattern === pattern &&
          (parameter === undefined || url.searchParams.has(parameter))
        );
      });
    const missing = manifests.flatMap(({ name, routes, query = {}, indexing = {} }) => [
      ...routes.filter((pattern) => !isThere(name, pattern)),
      ...[
        ...Object.entries(query),
        ...Object.entries(indexing).map(([pattern, rules]) => [pattern, Object.keys(rules)] as const),
      ].flatMap(([pattern, parameters]) =>
        parameters.filter((each) => !isThere(name, pattern, each)).map((each) => `${pattern}?${each}`),
      ),
    ]);
    expect(missing).toEqual([]);
  });
});

test.each([
  ['/PRODUCTS/', list],
  ['/products//?category=%20maki%20&category=x', '/products?category=maki'],
  ['/products/a%2Fb%20c', '/products/a%2Fb%20c'],
  ['/products/r%C3%B6ll', '/products/r%C3%B6ll'],
])('%s has the one canonical address %s', (address, canonical) => {
  expect(told(address)[0]).toBe(canonical);
});

test('a release from before there were rules keeps the category and hides searches', () => {
  const url = new URL('https://umi.example/products?category=maki&search=eel&mark=x');
  const { canonical, isIndexed } = indexingOf(url, pageOf(edgeConfig(), url));
  expect([canonical.search, isIndexed]).toEqual(['?category=maki', false]);
});

test.each(['//[', '//a:b:c/x', '//evil.example/x'])(
  'a path that is no address, %s, is a page that is not found [SEC-21]',
  (path) => {
    const url = new URL(`https://umi.example${path}`);
    expect(indexingOf(url, pageOf(config, url))).toMatchObject({ isIndexed: false });
  },
);
