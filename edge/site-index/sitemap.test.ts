import type { ListedPage } from '@shop/shared/contracts';
import { describe, expect, test } from 'vitest';
import { childTexts, readXml } from '../testing/read-xml.ts';
import { pagesOfSitemap, sitemap, sitemapPart } from './sitemap.ts';
import { escapeXml } from '../html/xml-text.ts';

const origin = 'https://umi.example';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function many(count: number): ListedPage[] {
  return Array.from({ length: count }, (_, at) => ({
    path: `/products/${at}`,
    title: '',
    changed: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  }));
}

describe('a sitemap', () => {
  test('has the full address and the date of each page', async () => {
    const pages = [
      { path: '/products?category=maki&x=1', title: 'Maki', changed: '2026-01-02T03:04:05.000Z' },
    ];
    const root = readXml(await sitemap([...pages, { path: '/faq', title: 'FAQ' }], origin));
    expect([root.name, root.namespace]).toEqual(['urlset', namespace]);
    expect(
      root.children.map((url) => [url.name, childTexts(url, 'loc'), childTexts(url, 'lastmod')]),
    ).toEqual([
      ['url', ['https://umi.example/products?category=maki&x=1'], ['2026-01-02T03:04:05.000Z']],
      ['url', ['https://umi.example/faq'], []],
    ]);
  });

  test('beyond 10,000 pages is an index of files with 10,000 each [SEO-03]', async () => {
    const pages = many(2 * pagesOfSitemap + 1);
    const root = readXml(await sitemap(pages, origin));
    expect([root.name, root.namespace]).toEqual(['sitemapindex', namespace]);
    expect(root.children.map((file) => [childTexts(file, 'loc')[0], childTexts(file, 'lastmod')[0]])).toEqual(
      [
        ['https://umi.example/sitemap-1.xml', pages[pagesOfSitemap - 1]?.changed],
        ['https://umi.example/sitemap-2.xml', pages[2 * pagesOfSitemap - 1]?.changed],
        ['https://umi.example/sitemap-3.xml', pages.at(-1)?.changed],
      ],
    );
    const childrenOf = async (number: number) =>
      readXml((await sitemapPart(pages, number, origin)) ?? '').children;
    const parts = await Promise.all([1, 2, 3].map(childrenOf));
    expect(parts.map(({ length }) => length)).toEqual([pagesOfSitemap, pagesOfSitemap, 1]);
    const addresses = parts.flat().flatMap((url) => childTexts(url, 'loc'));
    expect(addresses).toEqual(pages.map(({ path }) => origin + path));
    expect([0, 4].map((number) => sitemapPart(pages, number, origin))).toEqual([undefined, undefined]);
  });

  test('of 10,000 pages is one file', async () => {
    const pages = many(pagesOfSitemap);
    expect(readXml(await sitemap(pages, origin)).children).toHaveLength(pagesOfSitemap);
    expect(sitemapPart(pages, 1, origin)).toBeUndefined();
  });

  test('of long addresses is written in steps, between which others are answered [SEC-69]', async () => {
    const path = `/products/${"'".repeat(1900)}`;
    let others = 0;
    const timer = setInterval(() => (others += 1));
    await sitemap(
      many(1000).map((page) => ({ ...page, path: path + page.path })),
      origin,
    );
    clearInterval(timer);
    expect(others).toBeGreaterThan(4);
  });
});

test('texts stay texts, and what XML cannot hold is left out [SEO-04]', () => {
  const hostile = `<a b="c">&amp;'\u0000\u0008\u000b\u001f\ufffe\uffff\ud800 \u{1f363}]]>`;
  const root = readXml(`<title about="${escapeXml(hostile)}">${escapeXml(hostile)}</title>`);
  const kept = `<a b="c">&amp;' \u{1f363}]]>`;
  expect([root.text, root.attributes['about']]).toEqual([kept, kept]);
});
