import { DiscoverySchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answer, edgeConfig } from '../testing/fixture.ts';

test('names every area with its version, addresses and routes [DEP-01] [DEP-02]', async () => {
  const response = await answer('/discovery.json');
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const discovery = v.parse(DiscoverySchema, await response.json());
  expect(Object.keys(discovery.microFrontends)).toEqual(['catalog', 'blog']);
  expect(discovery.microFrontends['blog']).toEqual([
    {
      url: '/releases/blog/b1/remoteEntry.js',
      fallbackUrl: '/releases/blog/b1/remoteEntry.js',
      metadata: { version: 'b1', integrity: 'sha384-blog' },
      deployment: { traffic: 100, default: true },
      extras: {
        requires: '^1.0',
        routes: ['/blog'],
        fragments: ['latest-posts'],
        preload: ['/releases/blog/b1/assets/area.js'],
        pages: { '/blog': ['/releases/blog/b1/assets/blog-list.js'] },
      },
    },
  ]);
});

test('the earlier version of an area is what browsers fall back to', async () => {
  const catalog = edgeConfig().areas.get('catalog');
  if (!catalog) throw new Error('the fixture has no catalog');
  const fallbacks = new Map([['catalog', { ...catalog, version: 'c0' }]]);
  const { microFrontends } = v.parse(
    DiscoverySchema,
    await (await answer('/discovery.json', { fallbacks })).json(),
  );
  const [version] = microFrontends['catalog'] ?? [];
  expect(version?.url).toBe('/releases/catalog/c1/remoteEntry.js');
  expect(version?.fallbackUrl).toBe('/releases/catalog/c0/remoteEntry.js');
  expect(version?.extras.fallback).toEqual({
    version: 'c0',
    integrity: 'sha384-catalog',
    integrityManifest: { url: '/releases/catalog/c0/integrity.js', integrity: 'sha256-catalog' },
    preload: ['/releases/catalog/c0/assets/area.js'],
  });
});

test('an area with an origin of its own is named there, the others here', async () => {
  const areaOrigins = { blog: 'https://blog.example' };
  const response = await answer('/discovery.json', { areaOrigins });
  const { microFrontends } = v.parse(DiscoverySchema, await response.json());
  const [blog] = microFrontends['blog'] ?? [];
  expect(blog?.url).toBe('https://blog.example/releases/blog/b1/remoteEntry.js');
  expect(blog?.extras.preload).toEqual(['https://blog.example/releases/blog/b1/assets/area.js']);
  expect(microFrontends['catalog']?.[0]?.url).toBe('/releases/catalog/c1/remoteEntry.js');
});

test('an app whose files stand elsewhere is named there', async () => {
  const bases = { blog: 'http://localhost:5301/' };
  const { microFrontends } = v.parse(
    DiscoverySchema,
    await (await answer('/discovery.json', { bases })).json(),
  );
  expect(microFrontends['blog']?.[0]?.url).toBe('http://localhost:5301/remoteEntry.js');
});
