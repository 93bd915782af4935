import {
  contractVersion,
  PageUnavailable,
  type ListedPage,
  type RenderOptions,
} from '@shop/shared/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, edgeConfig } from '../testing/fixture.ts';
import { childTexts, readXml } from '../testing/read-xml.ts';
import { renderedPage, renderingConfig, renderingEdge } from '../testing/rendering.ts';
import { createRenderer, rendererSetup } from '../render/renderer.ts';
import type { LoadOutput } from '../render/server-outputs.ts';
import { createPageLists, type ListedSet } from './page-lists.ts';

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

type Listing = (options: RenderOptions) => Promise<readonly ListedPage[]> | readonly ListedPage[];

/** Server outputs of a shell that lists the pages of areas by the given function. */
const outputs =
  (list: Listing): LoadOutput =>
  async (directory) =>
    directory.startsWith('releases/host/')
      ? {
          renderPage: async () => renderedPage,
          listPages: async (options: RenderOptions) => ({ ...renderedPage, pages: await list(options) }),
        }
      : { area: { contract: contractVersion, routes: () => [] } };

const blog = { ...edgeConfig().areas.get('blog') };
const feeds = { '/blog/feed.xml': { title: 'Journal', of: '/blog/:slug' } };
const areas = new Map(
  [...edgeConfig().areas].map(([name, area]) => [
    name,
    name === 'blog'
      ? {
          ...area,
          routes: ['/blog', '/blog/:slug'],
          early: {
            '/blog': [{ call: 'posts.list', input: {} }],
            '/blog/:slug': [{ call: 'posts.get', input: {} }],
          },
          feeds,
        }
      : area,
  ]),
);

const listed: Listing = ({ area }) =>
  area?.name === 'blog'
    ? [{ path: '/blog/rice', title: 'Rice', entry: { published: '2025-03-01', author: 'Aiko' } }]
    : [
        { path: '/products/eel', title: 'Eel', changed: '2026-01-02T03:04:05+01:00' },
        { path: '/products?utm=x&category=maki', title: 'Maki', changed: 'soon' },
      ];

const edge = (list: Listing, changes: Parameters<typeof renderingEdge>[2] = {}) =>
  renderingEdge(() => renderedPage, { load: outputs(list) }, { areas, ...changes });

const addressesOf = async (response: Response) =>
  readXml(await response.text()).children.flatMap((url) => childTexts(url, 'loc'));

test('the sitemap has what the areas list and their fixed paths, under canonical addresses [SEO-02]', async () => {
  const response = await edge(listed)('/sitemap.xml');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const { children } = readXml(await response.clone().text());
  expect(await addressesOf(response)).toEqual([
    'http://shop.example/products',
    'http://shop.example/products/eel',
    'http://shop.example/products?category=maki',
    'http://shop.example/blog',
    'http://shop.example/blog/rice',
  ]);
  expect(children.flatMap((url) => childTexts(url, 'lastmod'))).toEqual(['2026-01-02T02:04:05.000Z']);
});

test('sitemap, feed and robots.txt have the addresses of SITE_URL, whatever the host [SEO-01]', async () => {
  const visit = edge(listed, { siteUrl: 'https://umi.example' });
  expect(await (await visit('/robots.txt')).text()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://umi.example/sitemap.xml\n',
  );
  for (const path of ['/sitemap.xml', '/blog/feed.xml', '/llms.txt']) {
    const text = await (await visit(path)).text();
    expect(text).toContain('https://umi.example/blog/rice');
    expect(text).not.toContain('shop.example');
  }
  expect(await (await edge(listed)('/robots.txt')).text()).toContain('http://shop.example/sitemap.xml');
});

test('a feed that area.json names is served in the place of a page', async () => {
  const response = await edge(listed)('/blog/feed.xml');
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = readXml(await response.text());
  expect(childTexts(feed, 'title')).toEqual(['Journal · Umi']);
  expect(feed.children.filter(({ name }) => name === 'entry')).toHaveLength(1);
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await edge(listed)('/blog/feed.xml', { headers })).status).toBe(304);
});

test('no area lists what is not its own, not to be found, or elsewhere', async () => {
  const hostile = [
    { path: '/blog/rice', title: 'of the blog' },
    { path: '//evil.example/products/x', title: 'elsewhere' },
    { path: '/products?search=x', title: 'hidden' },
    { path: 'https://evil.example/products/x', title: 'elsewhere' },
    { path: '/products/eel', title: 'Eel' },
    { path: '/PRODUCTS/eel/', title: 'again' },
    { path: 7 },
    null,
  ] as unknown as ListedPage[];
  const visit = edge(({ area }) => (area?.name === 'catalog' ? hostile : []));
  expect(await addressesOf(await visit('/sitemap.xml'))).toEqual([
    'http://shop.example/products',
    'http://shop.example/products/eel',
    'http://shop.example/blog',
  ]);
});

test('while the provider is down the fixed paths are there, not for long, and never an error [SEO-02]', async () => {
  const visit = edge(() => Promise.reject(new PageUnavailable(new Error('down'), true)));
  for (const path of ['/sitemap.xml', '/blog/feed.xml', '/llms.txt']) {
    const response = await visit(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  }
  expect(await addressesOf(await visit('/sitemap.xml'))).toEqual([
    'http://shop.example/products',
    'http://shop.example/blog',
  ]);
  expect(warnings).toHaveBeenCalledTimes(2);
});

test('a text that could not be made is made for the next who asks', async () => {
  const visit = edge(listed);
  await visit('/sitemap.xml');
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('out of memory'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await visit('/llms.txt')).status).toBe(500);
  expect((await visit('/llms.txt')).status).toBe(200);
});

test('an edge that renders nothing, and a shell from before, have the fixed paths', async () => {
  expect(await addressesOf(await answer('/sitemap.xml', { areas }))).toHaveLength(2);
  const earlier: LoadOutput = async (directory) =>
    directory.startsWith('releases/host/') ? { renderPage: async () => renderedPage } : { area: blog };
  const visit = renderingEdge(() => renderedPage, { load: earlier }, { areas });
  expect(await addressesOf(await visit('/sitemap.xml'))).toHaveLength(2);
});

test('a part of a sitemap that is not there is not found', async () => {
  expect((await edge(listed)('/sitemap-1.xml')).status).toBe(404);
});

/** Lists of an edge whose areas list by a function that the test may change, by a clock of the test's. */
function lists(start: Listing) {
  const state = { list: start, time: 0, calls: 0 };
  const config = renderingConfig({}, { areas: new Map([...areas].slice(0, 1)) });
  const setup = rendererSetup(config);
  const load = outputs((options) => {
    state.calls++;
    return state.list(options);
  });
  const set: ListedSet = { config, render: setup && createRenderer(setup, load) };
  const pagesOf = createPageLists({ firstTimeoutMs: 100, refreshTimeoutMs: 10 }, () => state.time);
  const paths = async () => (await pagesOf(set)).pages.map(({ path }) => path);
  return { state, paths };
}

const minute = 60_000;
const only =
  (path: string): Listing =>
  () => [{ path, title: '' }];

test('a list is read again after 10 minutes; where that fails or is slow the earlier one stands [SEO-02]', async () => {
  const { state, paths } = lists(only('/products/eel'));
  const first = ['/products', '/products/eel'];
  expect([await paths(), await paths(), state.calls]).toEqual([first, first, 1]);
  state.list = () => Promise.reject(new Error('down'));
  state.time = 11 * minute;
  expect([await paths(), await paths(), state.calls]).toEqual([first, first, 2]);
  state.time += minute;
  state.list = () => new Promise(() => {});
  expect([await paths(), state.calls]).toEqual([first, 3]);
  // The same call is still under way: no other is made.
  expect([await paths(), state.calls]).toEqual([first, 3]);
});

test('nobody waits for a first list until a proxy takes the edge for one that is gone [SEC-270]', async () => {
  const given = Promise.withResolvers<readonly ListedPage[]>();
  const { state, paths } = lists(() => given.promise);
  expect([await paths(), state.calls]).toEqual([['/products'], 1]);
  given.resolve([{ path: '/products/eel', title: '' }]);
  await expect.poll(paths).toEqual(['/products', '/products/eel']);
  expect(state.calls).toBe(1);
});

test('a reading that never ends, as on Workers that of a request which was answered, is begun anew [SEO-02]', async () => {
  const { state, paths } = lists(() => new Promise(() => {}));
  expect([await paths(), state.calls]).toEqual([['/products'], 1]);
  state.list = only('/products/eel');
  state.time = 19_000;
  expect([await paths(), state.calls]).toEqual([['/products'], 1]);
  state.time = 20_000;
  expect(await paths()).toEqual(['/products', '/products/eel']);
});

test('a changed list is there for the first who asks after 10 minutes', async () => {
  const { state, paths } = lists(only('/products/eel'));
  await paths();
  state.list = only('/products/tuna');
  state.time = 11 * minute;
  expect(await paths()).toEqual(['/products', '/products/tuna']);
});

test('a long list is read in steps, between which others are answered [SEC-53]', async () => {
  const pages = Array.from({ length: 2000 }, (_, at) => ({ path: `/products/dish-${at}`, title: 'Dish' }));
  const render = async () => ({ ...renderedPage, pages });
  let others = 0;
  const timer = setInterval(() => (others += 1));
  const list = await createPageLists()({ config: edgeConfig(), render });
  clearInterval(timer);
  expect(list.pages.length).toBeGreaterThan(2000);
  expect(others).toBeGreaterThan(4);
});

test('of an area’s pages 10 million characters are listed [SEC-69]', async () => {
  const long = 'd'.repeat(1900);
  const pages = Array.from({ length: 7000 }, (_, at) => ({ path: `/products/${long}${at}`, title: 'Dish' }));
  const render = async () => ({ ...renderedPage, pages });
  const list = await createPageLists()({ config: edgeConfig(), render });
  const characters = list.pages.reduce((sum, { path, title }) => sum + path.length + title.length, 0);
  expect(characters).toBeGreaterThan(9_900_000);
  expect(characters).toBeLessThan(10_000_100);
});
