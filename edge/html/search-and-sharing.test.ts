import type { PageMeta, Release } from '@shop/shared/contracts';
import { describe, expect, test } from 'vitest';
import { answer, edgeConfig, siteWith, tagsOf, textsOf } from '../testing/fixture.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';

const feeds = { '/blog/feed.xml': { title: 'Journal', of: '/blog/:slug' } };
const indexing = { '/products': { category: 'own', search: 'hidden' } } as const;
const areas = new Map(
  [...edgeConfig().areas].map(([name, area]): [string, Release] => [name, { ...area, indexing, feeds }]),
);

type Changes = Parameters<typeof renderingEdge>[2];

const page = async (path: string, meta: PageMeta, changes: Changes = {}, status = 200) =>
  (await renderingEdge(() => ({ ...renderedPage, meta, status }), {}, { areas, ...changes })(path)).text();

/** Content of the meta elements by name, without those of the site. */
function metas(html: string): Record<string, string> {
  const entries = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(entries.map(([, name = '', content = '']) => [name, content]));
}

const canonicals = (html: string) => tagsOf(html, 'link').filter((link) => link.includes('rel="canonical"'));

describe('robots and canonical address', () => {
  const title = { title: 'Menu' };

  test('stand in rendered documents and in those of the browser alike', async () => {
    for (const html of [
      await page('/products?sort=price&category=maki', title),
      await (await answer('/products?sort=price&category=maki', { areas })).text(),
    ]) {
      expect(canonicals(html)).toEqual([
        '<link rel="canonical" href="http://shop.example/products?category=maki">',
      ]);
      expect(metas(html)['robots']).toBeUndefined();
    }
  });

  test.each(['/products?search=eel', '/products/new', '/blog', '/test', '/nowhere'])(
    '%s is not to be found: a search, a page about the customer, the demo or none [SEO-05]',
    async (path) => {
      for (const html of [await page(path, title), await (await answer(path, { areas })).text()]) {
        expect(metas(html)['robots']).toBe('noindex');
        expect(canonicals(html)).toEqual([]);
      }
    },
  );

  test('what is not found has neither preview nor canonical address', async () => {
    const html = await page('/products/none', title, {}, 404);
    expect([metas(html)['robots'], metas(html)['og:title'], canonicals(html)]).toEqual([
      'noindex',
      undefined,
      [],
    ]);
  });
});

test('feeds of the area are linked in the head, with the address of SITE_URL [SEO-16]', async () => {
  const link =
    '<link rel="alternate" type="application/atom+xml" title="Journal · Umi" href="https://umi.example/blog/feed.xml">';
  expect(
    await page(
      '/products',
      { title: 'Menu' },
      { siteUrl: 'https://umi.example', siteHosts: ['shop.example'] },
    ),
  ).toContain(link);
});

describe('a link preview', () => {
  test('has type, picture, date and price [SEO-07]', async () => {
    const preview = {
      type: 'product' as const,
      image: { url: 'https://pictures.example/eel.webp', alt: 'Eel on "rice"' },
      published: '2026-01-02T03:04:05Z',
      price: { amount: '9.80', currency: 'USD' },
    };
    const html = await page('/products?category=maki&sort=name', {
      title: 'Eel',
      description: 'Grilled.',
      preview,
    });
    expect(metas(html)).toMatchObject({
      description: 'Grilled.',
      'og:type': 'product',
      'og:title': 'Eel',
      'og:description': 'Grilled.',
      'og:url': 'http://shop.example/products?category=maki',
      'og:image': 'https://pictures.example/eel.webp',
      'og:image:alt': 'Eel on &quot;rice&quot;',
      'article:published_time': '2026-01-02T03:04:05Z',
      'product:price:amount': '9.80',
      'product:price:currency': 'USD',
      'twitter:card': 'summary_large_image',
    });
  });

  test('without a picture shows the logo, unless that is a vector graphic', async () => {
    const withLogo = async (logo: string) =>
      metas(await page('/products', { title: 'Menu' }, { site: siteWith({ logo }) }));
    expect(await withLogo('/media/logo.png')).toMatchObject({
      'og:type': 'website',
      'og:image': 'https://pictures.example/media/logo.png',
      'twitter:card': 'summary',
    });
    expect((await withLogo('/media/logo.svg'))['og:image']).toBeUndefined();
    expect((await withLogo('data:image/png;base64,AAAA'))['og:image']).toBeUndefined();
  });
});

test('structured data has whole addresses, stands below the page and cannot leave its element [SEO-08]', async () => {
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': '/products/eel#product',
    name: '/not/an/address',
    description: '</script><script>alert(1)</script><!--',
    image: ['/media/eel.webp', 'https://pictures.example/b.webp'],
    offers: { '@type': 'Offer', url: '/products/eel' },
    sameAs: '//other.example/eel',
  };
  const html = await page(
    '/products',
    { title: 'Eel', structuredData: [thing] },
    { siteUrl: 'https://umi.example', siteHosts: ['shop.example'] },
  );
  const [json = '', ...others] = textsOf(html, 'script', ' type="application/ld\\+json"');
  expect(others).toEqual([]);
  expect(JSON.parse(json)).toEqual({
    ...thing,
    '@id': 'https://umi.example/products/eel#product',
    image: ['https://umi.example/media/eel.webp', 'https://pictures.example/b.webp'],
    offers: { '@type': 'Offer', url: 'https://umi.example/products/eel' },
  });
  expect(html.indexOf('ld+json')).toBeGreaterThan(html.indexOf('</main>'));
});
