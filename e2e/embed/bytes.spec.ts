import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';
import { expect, test } from '../fixtures.ts';

// What an edge has rendered of a widget marks the links that its code will follow.
const live = ':not([data-own])';
const seen = { menu: 'a[href*="/products/"] img', blog: 'a[href*="/blog/"]' };
const usable = { menu: `a${live}[href*="/products/"] img`, blog: `a${live}[href*="/blog/"]` };

/** The script that the page names, without what it loads. */
function stub({ scripts }: EmbedMeasure, name: string): number {
  return scripts[`${name}.js`] ?? Number.NaN;
}

test('a menu and a second widget cost no more bytes and rounds than they may', async ({ browser, shop }) => {
  const place = { shopUrl: shop.url, apiBase: shop.apiBase };
  const menu = { ...place, scripts: ['catalog'] };
  const shown = await measureEmbed(browser, { ...menu, elements: { 'shop-menu': seen.menu } });
  const first = await measureEmbed(browser, { ...menu, elements: { 'shop-menu': usable.menu } });
  const both = await measureEmbed(browser, {
    ...place,
    scripts: ['catalog', 'blog'],
    elements: { 'shop-menu': usable.menu, 'shop-blog': usable.blog },
  });
  const report = JSON.stringify({ shown, first, both }, null, 1);
  expect(shown.rounds, report).toBe(2);
  expect(first.rounds, report).toBe(3);
  expect(both.rounds, report).toBe(3);
  expect(stub(first, 'catalog'), report).toBeLessThan(3_200);
  expect(shown.scriptBytes, report).toBeLessThan(14_000);
  const preview = stub(shown, 'catalog/preview');
  expect(first.scriptBytes - preview, report).toBeLessThan(91_200);
  const added = both.scriptBytes - first.scriptBytes;
  expect(added - stub(both, 'blog/preview'), report).toBeLessThan(12_000);
  for (const heavy of ['provider-html', 'cleaner', 'account', 'dialog', 'fonts'])
    expect(
      Object.keys(first.scripts).filter((name) => name.includes(heavy)),
      heavy,
    ).toEqual([]);
});
