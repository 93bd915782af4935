import { brotliCompressSync, constants } from 'node:zlib';
import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';
import { expect, test } from '../fixtures.ts';

// Previews have `data-own` on links to the area's pages; widgets do not.
const menu = 'a:not([data-own])[href*="/products/"] img';
const blog = 'a:not([data-own])[href*="/blog/"]';

/** Bytes of one of the scripts, by its name. */
function size({ scripts }: EmbedMeasure, name: string): number {
  return scripts[name] ?? Number.NaN;
}

/** Bytes of a text as an edge sends it. */
const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length;

/** Bytes of a preview that are the provider's answers; without a preview, the widget would request them. */
async function dataIn(preview: string): Promise<number> {
  const module = await (await fetch(preview)).text();
  const code = module.replace(/,\nanswers = .*/s, ';');
  expect(code.length).toBeLessThan(module.length);
  return packed(module) - packed(code);
}

test('a menu and a second widget cost no more bytes and rounds than they may', async ({ browser, shop }) => {
  const place = { shopUrl: shop.url, apiBase: shop.apiBase };
  const first = await measureEmbed(browser, {
    ...place,
    scripts: ['catalog'],
    elements: { 'shop-menu': menu },
  });
  const both = await measureEmbed(browser, {
    ...place,
    scripts: ['catalog', 'blog'],
    elements: { 'shop-menu': menu, 'shop-blog': blog },
  });
  const report = JSON.stringify({ first, both }, null, 1);
  expect(first.rounds, report).toBe(2);
  expect(both.rounds, report).toBe(2);
  // Fetching files before importing them, and the message to old browsers, are 0.6 kB of the loader.
  expect(size(both, 'catalog.js'), report).toBeLessThanOrEqual(2_200);
  expect(size(both, 'blog.js'), report).toBeLessThanOrEqual(2_200);
  const elements = Object.keys(first.scripts).find((name) => name.startsWith('vendor/elements.')) ?? '';
  const preview = size(first, 'catalog/preview.js');
  // Content needs no more than these three, as preview.spec.ts shows. The preview is compressed fast: decision 24.
  expect(size(first, 'catalog.js') + size(first, elements) + preview, report).toBeLessThan(19_500);
  const dataOf = (page: string) =>
    dataIn(`${shop.url}/embed/${page}&apiBase=${encodeURIComponent(shop.apiBase)}&tenant=7`);
  const menuData = await dataOf('catalog/preview.js?path=/products');
  expect(first.scriptBytes - menuData, report).toBeLessThan(102_500);
  const added = both.scriptBytes - first.scriptBytes - (await dataOf('blog/preview.js?path=/blog'));
  expect(added, report).toBeLessThan(12_600);
  const withCart = await measureEmbed(browser, {
    ...place,
    scripts: ['catalog', 'account-cart'],
    elements: { 'shop-menu': menu, 'shop-cart': 'h1' },
  });
  expect(withCart.rounds, JSON.stringify(withCart)).toBe(2);
  expect(withCart.scriptBytes - first.scriptBytes, JSON.stringify(withCart)).toBeLessThan(12_000);
  for (const heavy of ['provider-html', 'cleaner', 'account', 'dialog', 'fonts'])
    expect(
      Object.keys(first.scripts).filter((name) => name.includes(heavy)),
      heavy,
    ).toEqual([]);
});
