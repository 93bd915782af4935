import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractVersion, PageUnavailable, releaseMark, type RenderOptions } from '@shop/shared/contracts';
import { effortOf } from '@shop/shared/testing/effort';
import { renderDefaults } from '../../render/settings.ts';
import { renderedPage, renderingEdge, type FakeRender } from '../../testing/rendering.ts';

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const apiBase = 'https://api.example/v1';
const nothing = 'export {};';

/** Asks an edge for previews whose shell renders them by the given function. */
function asking(render: FakeRender, settings: Parameters<typeof renderingEdge>[1] = {}) {
  const load = async (directory: string) =>
    directory.startsWith('releases/host/')
      ? { renderPage: () => renderedPage, renderPreview: async (options: RenderOptions) => render(options) }
      : { area: { contract: contractVersion, routes: () => [] } };
  const visit = renderingEdge(render, { load, ...settings });
  return async (query: Record<string, string>, widget = 'catalog/c1', init: RequestInit = {}) => {
    const search = new URLSearchParams({ apiBase, tenant: '7', ...query });
    return visit(`/embed/${widget}/preview.js?${search}`, init);
  };
}

const eelPage = { ...renderedPage, html: '<p>Eel</p>' };
const eel: FakeRender = () => eelPage;

test('is a module for every origin that browsers revalidate', async () => {
  const ask = asking(() => ({
    ...renderedPage,
    html: `<a href="/products/eel">Eel</a><img src="${releaseMark('catalog')}eel.webp">`,
  }));
  const response = await ask({ path: '/products?category=maki&utm=x' });
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const code = await response.text();
  expect(code).toContain('["a",{"href":"/products/eel","data-own":""},"Eel"]');
  expect(code).toContain('"src":"http://shop.example/releases/catalog/c1/eel.webp"');
  // Styles of the area, none of the shell's frame.
  expect(code).toContain('.card{background:url(\\"http://shop.example/releases/catalog/c1/a.svg\\")}');
  expect(code).not.toContain('.frame{color:red}');
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await ask({ path: '/products?category=maki' }, 'catalog/c1', { headers })).status).toBe(304);
});

test('applies the styles of pictures to their canvases', async () => {
  const css = '.tray img,img.round{width:9px}.img{background:url("/img.png")}';
  const styles = new Map([['catalog', { 'assets/list.js': [{ key: 'list', css }] }]]);
  const code = await (await asking(eel, { styles })({ path: '/products' })).text();
  expect(code).toContain('.tray :is(img,canvas),:is(img,canvas).round{width:9px}');
  expect(code).toContain(String.raw`.img{background:url(\"/img.png\")}`);
});

test('renders the page for a visitor, with what the page reads of its address', async () => {
  const render = vi.fn<FakeRender>(eel);
  await asking(render)({ path: '/products?utm=x&category=maki' }, 'catalog/c1', {
    headers: { Cookie: 'a=b' },
  });
  const { request } = render.mock.calls[0]?.[0] ?? {};
  expect(request?.url).toBe('http://shop.example/products?category=maki');
  expect(request?.headers.get('Cookie')).toBeNull();
});

test('is rendered once for all requests, with a cache', async () => {
  for (const [cache, times] of [
    [renderDefaults.cache, 1],
    [undefined, 2],
  ] as const) {
    const render = vi.fn<FakeRender>(eel);
    const ask = asking(render, { cache });
    expect(await (await ask({ path: '/products' })).text()).toContain('Eel');
    expect(await (await ask({ path: '/products' })).text()).toContain('Eel');
    expect(render).toHaveBeenCalledTimes(times);
  }
});

test('gives the page, and what its loaders gave, of one rendering [EMB-97]', async () => {
  const render = vi.fn<FakeRender>(() => ({ ...eelPage, hydration: { list: ['eel'] } }));
  const ask = asking(render);
  const [page, data] = await Promise.all([
    ask({ path: '/products', part: 'page' }),
    ask({ path: '/products', part: 'data' }),
  ]);
  const tree = 'export const tree = [["p",{},"Eel"]];\n';
  expect(await page.text()).toBe(tree);
  expect(await data.text()).toBe('export const data = {"list":["eel"]};\n');
  expect(await (await ask({ path: '/products', part: 'data' })).text()).toContain('eel');
  expect(render).toHaveBeenCalledTimes(1);
  // For widgets that were built before there were parts.
  const whole = await (await ask({ path: '/products' })).text();
  expect(whole).toContain('export const styles = "@layer');
  expect(whole).toContain(`${tree}export const data = {"list":["eel"]};\n`);
});

test('has no data where some of it did not come in time', async () => {
  const ask = asking(() => ({ ...eelPage, hydration: null }));
  expect(await (await ask({ path: '/products', part: 'data' })).text()).toBe(nothing);
});

test.each([
  ['another shop of the provider', { path: '/products', tenant: '8' }, 'catalog/c1'],
  ['another provider', { path: '/products', apiBase: 'https://other.example' }, 'catalog/c1'],
  ['a page of another area', { path: '/products' }, 'blog/b1'],
  ['a page that is about the one who looks', { path: '/blog' }, 'blog/b1'],
  ['a path that no area has', { path: '/nowhere' }, 'catalog/c1'],
  ['a widget of another version', { path: '/products' }, 'catalog/c0'],
  ['no path', { path: 'https://evil.example/products' }, 'catalog/c1'],
])('is empty for %s', async (_, query, widget) => {
  const render = vi.fn<FakeRender>(eel);
  const response = await asking(render)(query, widget);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(nothing);
  expect(render).not.toHaveBeenCalled();
});

test.each<[string, FakeRender]>([
  ['fails', () => Promise.reject(new PageUnavailable(new Error('HTTP 500'), true))],
  ['does not come', () => new Promise(() => {})],
  ['is not found', () => ({ ...renderedPage, status: 404 })],
])('is empty where the page %s, and tried again', async (_, render) => {
  const rendering = vi.fn<FakeRender>(render);
  const ask = asking(rendering, { budget: 20 });
  for (let count = 0; count < 2; count += 1) {
    expect(await (await ask({ path: '/products' })).text()).toBe(nothing);
  }
  expect(rendering).toHaveBeenCalledTimes(2);
  expect(String(warnings.mock.calls[0])).toMatch(/^The preview of \/products is left out/);
});

test('is empty where nothing is rendered', async () => {
  const visit = renderingEdge(eel, {}, { rendering: undefined });
  const response = await visit('/embed/catalog/c1/preview.js?path=/products');
  expect(await response.text()).toBe(nothing);
});

test('an API’s address may end with slashes, and costs no time where it has many [SEC-47]', async () => {
  const ask = asking(eel);
  expect(await (await ask({ path: '/products', apiBase: `${apiBase}//` })).text()).toContain('Eel');
  for (const other of [`${apiBase}//x`, apiBase.slice(0, -1), '']) {
    expect(await (await ask({ path: '/products', apiBase: other })).text()).toBe(nothing);
  }
  const effort = await effortOf(async () => {
    expect(await (await ask({ path: '/products', apiBase: `${'/'.repeat(100_000)}x` })).text()).toBe(nothing);
  });
  expect(effort).toBeLessThan(12);
});
