import { describe, expect, test } from 'vitest';
import { answer } from '../testing/fixture.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';

const siteUrl = 'https://umi.example';
const hero = '<img src="/@release/catalog/assets/hero.webp">';

function edgeOf(siteUrl?: string) {
  const rendered: string[] = [];
  const visit = renderingEdge(
    ({ request }) => {
      rendered.push(request.url);
      return { ...renderedPage, html: hero };
    },
    {},
    siteUrl === undefined ? {} : { siteUrl, siteHosts: ['shop.example'] },
  );
  return {
    rendered,
    html: async (path: string) => (await visit(path)).text(),
  };
}

test("a page has the site's own address, whatever the request's host is", async () => {
  const { html, rendered } = edgeOf('https://umi.example');
  const document = await html('/products?category=maki');
  expect(document).toContain('<link rel="canonical" href="https://umi.example/products?category=maki">');
  expect(document).toContain('<meta property="og:url" content="https://umi.example/products?category=maki">');
  expect(document).not.toContain('shop.example');
  expect(document).toContain('<img src="/releases/catalog/c1/assets/hero.webp">');
  expect(rendered).toEqual(['https://umi.example/products?category=maki']);
});

test("without one, the request's own", async () => {
  expect(await edgeOf().html('/products')).toContain(
    '<link rel="canonical" href="http://shop.example/products">',
  );
});

describe('with SITE_URL documents are for the shop’s own hosts', () => {
  const visit = (host: string) =>
    answer('/products', { siteUrl, siteHosts: ['shop.internal:8080'] }, {}, host);

  test.each(['umi.example', 'shop.internal:8080', 'localhost:4173', '127.0.0.1', '[::1]:80'])(
    '%s is one',
    async (host) => {
      expect((await visit(host)).status).toBe(200);
    },
  );

  test.each(['evil.example', 'umi.example.evil.example', 'umi.example:81', 'localhost.evil.example'])(
    '%s is not: 421, and no document [OPS-09]',
    async (host) => {
      const response = await visit(host);
      expect(response.status).toBe(421);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const html = await response.text();
      expect(html).not.toContain('Umi');
      expect(html).not.toContain(host);
    },
  );

  test('files are for any host: widgets and CDNs ask for them by other names', async () => {
    expect((await answer('/discovery.json', { siteUrl }, {}, 'cdn.example')).status).toBe(200);
  });
});
