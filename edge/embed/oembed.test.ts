import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageMeta } from '@shop/shared/contracts';
import { effortOf } from '@shop/shared/testing/effort';
import { answer, edgeConfig, tagsOf } from '../testing/fixture.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';

const shop = 'http://shop.example';
const meta: PageMeta = {
  title: 'Eel & "rice" · Umi',
  preview: { image: { url: 'https://pictures.example/eel.webp' } },
};
const html = '<main><img src="https://pictures.example/eel.webp?w=9" width="400" height="300" alt=""></main>';
const pieces = {
  'shop-post': {
    path: '/posts/{slug}?heading={heading}',
    shows: 'A post.',
    attributes: {},
    flags: {},
    early: [],
  },
};
const base = edgeConfig();
const [catalog] = [...base.areas.values()];
const areas = new Map(base.areas).set('catalog', {
  ...catalog!,
  pieces,
  routes: [...catalog!.routes, '/posts/:slug'],
  early: { ...catalog!.early, '/posts/:slug': [{ call: 'posts.get', input: { slug: '{slug}' } }] },
});

type Changes = Parameters<typeof renderingEdge>[2];
const ask = (query: string, changes: Changes = {}, status = 200) =>
  renderingEdge(
    () => ({ ...renderedPage, html, meta, status }),
    {},
    { areas, ...changes },
  )(`/oembed?${query}`);
const of = (path: string, more = '') => `url=${encodeURIComponent(shop + path)}${more}`;
const read = async (query: string, changes: Changes = {}) =>
  (await (await ask(query, changes)).json()) as Record<string, string | number>;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('oEmbed', () => {
  test('a product is its widget, with title, shop and picture [SEO-19]', async () => {
    const response = await ask(of('/products/eel?utm=x'));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Eel & "rice" · Umi',
      provider_name: 'Umi',
      provider_url: shop,
      cache_age: 3600,
      thumbnail_url: 'https://pictures.example/eel.webp',
      thumbnail_width: 400,
      thumbnail_height: 300,
      width: 800,
      height: 900,
      html: `<script type="module" src="${shop}/embed/catalog.js"></script>\n<shop-product slug="eel" style="display: block; max-width: 800px; min-height: 900px"><a href="${shop}/products/eel">Eel &amp; &quot;rice&quot; · Umi</a></shop-product>`,
    });
  });

  test.each([
    ['/products', '<shop-menu style'],
    ['/products?category=maki', '<shop-menu category="maki" style'],
    ['/posts/rice', '<shop-post slug="rice" style'],
  ])('%s is %s [SEO-19]', async (path, tag) => {
    const { html: lines, width } = await read(of(path));
    expect(lines).toContain(tag);
    expect(width).toBe(path.startsWith('/posts') ? 480 : 800);
    expect(lines).toContain(path.startsWith('/posts') ? '/embed/shop.js' : '/embed/catalog.js');
  });

  test('it takes no more room than it is given, its picture neither; a limit that is no number is none [SEO-19]', async () => {
    const small = await read(of('/products/eel', '&maxwidth=320&maxheight=200'));
    expect(small).toMatchObject({ width: 320, height: 200 });
    expect(small['html']).toContain('max-width: 320px; min-height: 200px');
    expect(small).not.toHaveProperty('thumbnail_url');
    expect(await read(of('/products/eel', '&maxwidth=9000&maxheight=-1'))).toMatchObject({
      width: 800,
      height: 900,
    });
    expect(await read(of('/products/eel', '&maxwidth=x'))).toMatchObject({ width: 800 });
  });

  test('XML says the same, well-formed [SEO-19]', async () => {
    const response = await ask(of('/products/eel', '&format=xml'));
    expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<oembed><version>1\.0<\/version><type>rich<\/type>/,
    );
    expect(xml).toContain('<title>Eel &amp; &quot;rice&quot; · Umi</title>');
    expect(xml).toContain('<html>&lt;script type=&quot;module&quot;');
    expect(xml).not.toMatch(/<(?:script|shop-)/);
  });

  test.each([
    '',
    'url=',
    of('/nowhere'),
    of('/products/new'),
    'url=https://other.example/products/eel',
    'url=//shop.example/products',
    'url=javascript:alert(1)',
    `url=${encodeURIComponent('http://shop.example:8080/products')}`,
  ])('what is no page of this shop for everybody is not found: %s [SEO-19]', async (query) => {
    expect((await ask(query)).status).toBe(404);
  });

  test('a dish that does not exist is not found, one that cannot be rendered is not there now [SEO-19]', async () => {
    expect((await ask(of('/products/none'), {}, 404)).status).toBe(404);
    const failed = await ask(of('/products/eel'), {}, 500);
    expect([failed.status, failed.headers.get('Retry-After'), failed.headers.get('Cache-Control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    const [message] = vi.mocked(console.warn).mock.calls.at(-1) ?? [];
    expect(message).toBe('The oembed of /products/:slug is left out:');
    expect((await answer(`/oembed?${of('/products/eel')}`)).status).toBe(503);
  });

  test.each(['html', 'JSON', ''])('the format “%s” is not implemented [SEO-19]', async (format) => {
    expect((await ask(of('/products/eel', `&format=${format}`))).status).toBe(501);
  });

  test('SITE_URL is the shop, whatever host was asked [SEO-19]', async () => {
    const siteUrl = 'https://umi.example';
    const given = { siteUrl };
    expect((await ask(of('/products/eel'), given)).status).toBe(404);
    const named = await read(`url=${encodeURIComponent(`${siteUrl}/products/eel`)}`, given);
    expect(JSON.stringify(named)).not.toContain('shop.example');
    expect(named['html']).toContain('<script type="module" src="https://umi.example/embed/catalog.js">');
  });

  test.each([
    '"><img src=x onerror=x()>',
    "'onmouseover='x",
    '</shop-product><script>x()</script>',
    '&quot;',
  ])('a hostile slug and category stay values: %s [SEO-19]', async (hostile) => {
    for (const path of [
      `/products/${encodeURIComponent(hostile)}`,
      `/products?category=${encodeURIComponent(hostile)}`,
    ]) {
      const { html: lines = '' } = await read(of(path));
      const tags = [...String(lines).matchAll(/<\/?([a-z-]+)/g)].map(([, tag]) => tag);
      expect(tags).toEqual([
        'script',
        'script',
        expect.stringMatching(/^shop-/),
        'a',
        'a',
        expect.stringMatching(/^shop-/),
      ]);
      expect(lines).not.toMatch(/<[^>]*"\s*on\w+=/);
    }
  });

  test('a picture is found by any of its addresses [SEO-19]', async () => {
    const sources = 'src="/s.webp" srcset="/s.webp 480w, https://pictures.example/eel.webp?x 1400w"';
    const page = { ...renderedPage, html: `<img ${sources} width="4" height="3">`, meta };
    const answer = await renderingEdge(() => page, {}, { areas })(`/oembed?${of('/products/eel')}`);
    expect(await answer.json()).toMatchObject({ thumbnail_width: 4, thumbnail_height: 3 });
  });

  test('a picture’s long address costs no time [SEC-47]', async () => {
    const url = `https://pictures.example/${'a'.repeat(2_000_000)}`;
    const page = {
      ...renderedPage,
      html: '<img alt="">'.repeat(40_000),
      meta: { ...meta, preview: { image: { url } } },
    };
    const visit = renderingEdge(() => page, {}, { areas });
    expect(await effortOf(() => visit(`/oembed?${of('/products/eel')}`))).toBeLessThan(6);
  });

  test('pictures whose long addresses are nearly the page’s own cost no time [SEC-67]', async () => {
    const slashes = (count: number) => '/'.repeat(count);
    const url = `https://pictures.example/${slashes(20_000)}b${slashes(20_000)}`;
    const page = {
      ...renderedPage,
      html: `<img src="https://pictures.example/${slashes(200_000)}" width="400" height="300">`,
      meta: { ...meta, preview: { image: { url } } },
    };
    const visit = renderingEdge(() => page, {}, { areas });
    expect(await effortOf(() => visit(`/oembed?${of('/products/eel')}`))).toBeLessThan(3);
  });

  test('pictures that an area’s code begins and does not end cost no time [SEC-224]', async () => {
    const page = {
      ...renderedPage,
      html: '<img '.repeat(60_000),
      meta: { ...meta, preview: { image: { url: 'https://pictures.example/eel.webp' } } },
    };
    const visit = renderingEdge(() => page, {}, { areas });
    expect(await effortOf(() => visit(`/oembed?${of('/products/eel')}`))).toBeLessThan(3);
  });

  test('it is data for every origin, which runs nothing where it is opened [SEO-19]', async () => {
    for (const query of [
      of('/products/eel'),
      of('/products/eel', '&format=xml'),
      of('/x'),
      of('/', '&format=x'),
    ])
      expect(Object.fromEntries((await ask(query)).headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'x-content-type-options': 'nosniff',
      });
  });
});

test('documents of pages that can be embedded name their oEmbed answer, by their canonical address [SEO-20]', async () => {
  const linkOf = async (path: string, changes: Changes = {}) => {
    const edge = renderingEdge(() => ({ ...renderedPage, meta }), {}, { areas, ...changes });
    return tagsOf(await (await edge(path)).text(), 'link').filter((link) => link.includes('oembed'));
  };
  expect(await linkOf('/products/eel?utm=x')).toEqual([
    '<link rel="alternate" type="application/json+oembed" href="http://shop.example/oembed?url=http%3A%2F%2Fshop.example%2Fproducts%2Feel">',
  ]);
  expect(
    await linkOf('/products?category=maki', { siteUrl: 'https://umi.example', siteHosts: ['shop.example'] }),
  ).toEqual([
    expect.stringContaining(
      'href="https://umi.example/oembed?url=https%3A%2F%2Fumi.example%2Fproducts%3Fcategory%3Dmaki"',
    ) as string,
  ]);
  expect(await linkOf('/products?search=eel')).toEqual([]);
  expect(await linkOf('/')).toEqual([]);
});
