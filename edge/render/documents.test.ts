import { PageUnavailable, type RenderOptions } from '@shop/shared/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeRender, renderedPage, renderingEdge } from '../testing/rendering.ts';
import { redirectTarget } from './documents.ts';
import { renderDefaults } from './settings.ts';

const cached = { cache: renderDefaults.cache };
const uncached = { cache: undefined };

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const isRendered = async (response: Response) => (await response.text()).includes('<main>Salmon</main>');
const isClients = async (response: Response) => (await response.text()).includes('data-page=');

describe('when rendering fails, the browser renders', () => {
  const failures: [string, FakeRender][] = [
    ['a page that throws', () => Promise.reject(new Error('no data'))],
    ['a page that never comes', () => new Promise(() => {})],
    ['a page that leads out of the shop', () => ({ ...renderedPage, redirect: 'https://evil.example/' })],
  ];
  test.each(failures)('%s', async (_, render) => {
    const response = await renderingEdge(render, { budget: 20 })('/products');
    expect(response.status).toBe(200);
    expect(await isClients(response)).toBe(true);
    expect(String(warnings.mock.calls[0])).toMatch(/^\/products is left to the browser/);
  });

  test('an address of more than 2,000 characters, also for other sites [SEC-51]', async () => {
    const render = vi.fn<FakeRender>(() => renderedPage);
    const visit = renderingEdge(render, cached);
    const filtered = (count: number) => `/products?category=${'a'.repeat(count)}`;
    expect(await isRendered(await visit(filtered(1900)))).toBe(true);
    for (const path of [filtered(2000), `/products/${'a'.repeat(2000)}`, `/${'a'.repeat(2000)}`])
      expect(await isClients(await visit(path))).toBe(true);
    const fragment = await visit(`/embed/catalog/fragment?path=${encodeURIComponent(filtered(2000))}`);
    expect(fragment.status).toBe(503);
    expect(render).toHaveBeenCalledTimes(1);
    expect(warnings).not.toHaveBeenCalled();
  });

  test('a release without a server output', async () => {
    const load = () => Promise.reject(new Error('no such module'));
    expect(await isClients(await renderingEdge(() => renderedPage, { load })('/products'))).toBe(true);
    const strange = async () => ({ renderPage: 'no function' });
    expect(await isClients(await renderingEdge(() => renderedPage, { load: strange })('/products'))).toBe(
      true,
    );
  });

  test('after failures in a row a page is not rendered for a while, others are', async () => {
    const render = vi.fn<FakeRender>(({ request }) =>
      request.url.endsWith('/products') ? Promise.reject(new Error('no data')) : renderedPage,
    );
    const visit = renderingEdge(render, uncached);
    for (let count = 0; count < 5; count += 1) await visit('/products');
    expect(render).toHaveBeenCalledTimes(3);
    expect(await isRendered(await visit('/products/salmon'))).toBe(true);
  });
});

describe('a provider that fails', () => {
  const fails = (silent: boolean) =>
    vi.fn<FakeRender>(() => Promise.reject(new PageUnavailable(new Error('HTTP 500'), silent)));

  test('makes the browser render a document with status 503, which is not cached', async () => {
    const visit = renderingEdge(fails(false), cached);
    // The fourth is not tried any more.
    for (const path of ['/products', '/products', '/products', '/products']) {
      const response = await visit(path);
      expect(response.status).toBe(503);
      const { 'cache-control': cache, 'retry-after': retry, etag } = Object.fromEntries(response.headers);
      expect([cache, retry, etag]).toEqual(['no-store', '30', undefined]);
      expect(await isClients(response)).toBe(true);
    }
  });

  test('and cannot be reached is called less and less', async () => {
    const render = fails(true);
    const visit = renderingEdge(render, uncached);
    const answers = await Promise.all([visit('/products'), visit('/products/a'), visit('/nowhere')]);
    for (let count = 0; count < 5; count += 1) answers.push(await visit('/products'));
    expect(render).toHaveBeenCalledTimes(5);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 404, 503, 503, 503, 503, 503]);
  });
});

describe('pages that fail are not rendered for a while', () => {
  const hang = () => new Promise<never>(() => {});

  test('a page that hangs switches rendering off for itself alone [OPS-08]', async () => {
    const render = vi.fn<FakeRender>(({ request }) =>
      request.url.endsWith('/products') ? hang() : renderedPage,
    );
    const visit = renderingEdge(render, { ...uncached, budget: 10 });
    for (let count = 0; count < 5; count += 1) await visit('/products');
    expect(render).toHaveBeenCalledTimes(3);
    expect(await isRendered(await visit('/products/salmon'))).toBe(true);
    expect(await isRendered(await visit('/nowhere'))).toBe(true);
  });

  test('made-up addresses switch it for no page, whatever comes of them [OPS-08]', async () => {
    const render = vi.fn<FakeRender>(({ request }) => {
      if (request.url.includes('hangs')) return hang();
      return request.url.includes('made-up') ? { ...renderedPage, status: 404 } : renderedPage;
    });
    const visit = renderingEdge(render, { ...uncached, budget: 10 });
    const paths = Array.from({ length: 20 }, (_, n) => [
      `/products/hangs-${n}`,
      `/products/made-up-${n}`,
      `/products?search=hangs-${n}`,
      `/nowhere/hangs-${n}`,
    ]).flat();
    await Promise.all(paths.map((path) => visit(path)));
    expect(render).toHaveBeenCalledTimes(80);
    expect(await isRendered(await visit('/products/salmon'))).toBe(true);
    expect(await isRendered(await visit('/products'))).toBe(true);
  });

  test('a product that was there before counts, and made-up ones do not close the circuit [OPS-08]', async () => {
    let isHanging = false;
    const render = vi.fn<FakeRender>(({ request }) => {
      if (request.url.includes('made-up')) return { ...renderedPage, status: 404 };
      return isHanging ? hang() : renderedPage;
    });
    const visit = renderingEdge(render, { ...uncached, budget: 10 });
    await visit('/products/salmon');
    isHanging = true;
    for (const path of ['salmon', 'made-up', 'salmon', 'made-up', 'salmon']) await visit(`/products/${path}`);
    render.mockClear();
    expect(await isClients(await visit('/products/salmon'))).toBe(true);
    expect(await isClients(await visit('/products/made-up'))).toBe(true);
    expect(render).not.toHaveBeenCalled();
  });
});

describe('the answer of a page', () => {
  test.each([200, 404, 410])('has its status %d', async (status) => {
    const response = await renderingEdge(() => ({ ...renderedPage, status }))('/products/salmon');
    expect(response.status).toBe(status);
    expect(await isRendered(response)).toBe(true);
  });

  test('or redirects within the shop', async () => {
    const response = await renderingEdge(() => ({ ...renderedPage, redirect: '/products' }))('/products/x');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/products']);
  });

  test('an unknown address is rendered without an area', async () => {
    const render = vi.fn<FakeRender>(() => ({ ...renderedPage, status: 404 }));
    const response = await renderingEdge(render)('/nowhere');
    expect(response.status).toBe(404);
    expect(render.mock.calls[0]?.[0].area).toBeUndefined();
  });

  test('pages that depend on the customer are rendered in the browser', async () => {
    expect(await isClients(await renderingEdge(() => renderedPage)('/blog'))).toBe(true);
  });

  test('is compressed for clients that accept it, and confirmed to those that have it', async () => {
    const visit = renderingEdge(() => renderedPage, cached);
    const zipped = await visit('/products', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    const text = new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(await text).toContain('<main>Salmon</main>');
    const plain = await visit('/products');
    const known = await visit('/products', { headers: { 'If-None-Match': plain.headers.get('ETag') ?? '' } });
    expect(known.status).toBe(304);
    expect(plain.headers.get('ETag')).not.toBe(zipped.headers.get('ETag'));
  });
});

describe('cached documents', () => {
  const counting = () => vi.fn<FakeRender>(({ request }) => ({ ...renderedPage, html: request.url }));

  test('are shared by all addresses of a page, and not across pages, origins and searches', async () => {
    const render = counting();
    const visit = renderingEdge(render, cached);
    for (const path of ['/products', '/products?utm_source=a', '/products?category=a', '/products?search=a'])
      await visit(path);
    expect(render).toHaveBeenCalledTimes(3);
    await visit('/products', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(render).toHaveBeenCalledTimes(4);
  });

  test('can be turned off', async () => {
    const render = counting();
    const visit = renderingEdge(render, uncached);
    await visit('/products');
    await visit('/products');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('contain nothing of the first request', async () => {
    const seen: RenderOptions[] = [];
    const visit = renderingEdge((options) => {
      seen.push(options);
      const headers = JSON.stringify([...options.request.headers]);
      return { ...renderedPage, html: `<main>${options.request.url} ${headers}</main>` };
    }, cached);
    const headers = { Cookie: 'sid=sesame', Authorization: 'Bearer sesame', 'X-Name': 'sesame' };
    const first = await visit('/products?token=sesame&authToken=sesame', { headers });
    const second = await visit('/products');
    const texts = [await first.text(), await second.text()];
    expect(texts[0]).toBe(texts[1]);
    expect(texts.join('')).not.toContain('sesame');
    expect(JSON.stringify([...first.headers, ...second.headers])).not.toContain('sesame');
    expect(seen).toHaveLength(1);
    expect([...(seen[0]?.request.headers ?? [])]).toEqual([]);
  });
});

test('with rendering off nothing is loaded', async () => {
  const load = vi.fn<() => Promise<unknown>>();
  const visit = renderingEdge(() => renderedPage, { load }, { rendering: undefined });
  expect(await isRendered(await visit('/products'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

const address = new URL('http://shop.example/products/old');

test.each([
  ['/products/new?a=1#b', '/products/new?a=1#b'],
  ['http://shop.example/blog', '/blog'],
])('%s leads to %s', (wanted, target) => {
  expect(redirectTarget(wanted, address)).toBe(target);
});

test.each([
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example/x',
  '/..//evil.example',
  '/.\\/evil.example',
  'http://shop.example//evil.example',
  'http://shop.example/\\evil.example',
])('%s leads nowhere [SEC-28]', (wanted) => {
  expect(() => redirectTarget(wanted, address)).toThrow();
});
