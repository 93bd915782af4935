import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';
import { expect, test } from '../fixtures.ts';

const menu = { 'shop-menu': 'a[href*="/products/"] img' };

/** The script that the page names, without what it loads. */
function stub({ scripts }: EmbedMeasure, name: string): number {
  return scripts[`${name}.js`] ?? Number.NaN;
}

test('a menu and a second widget cost no more bytes and rounds than they may', async ({ browser, shop }) => {
  const place = { shopUrl: shop.url, apiBase: shop.apiBase };
  const first = await measureEmbed(browser, { ...place, scripts: ['catalog'], elements: menu });
  const both = await measureEmbed(browser, {
    ...place,
    scripts: ['catalog', 'blog'],
    elements: { ...menu, 'shop-blog': 'a[href*="/blog/"]' },
  });
  const report = JSON.stringify({ first, both }, null, 1);
  expect(first.rounds, report).toBe(2);
  expect(both.rounds, report).toBe(2);
  expect(stub(first, 'catalog'), report).toBeLessThan(3_050);
  expect(first.scriptBytes, report).toBeLessThan(90_800);
  expect(both.scriptBytes - first.scriptBytes, report).toBeLessThan(12_000);
  for (const heavy of ['provider-html', 'cleaner', 'account', 'dialog', 'fonts'])
    expect(
      Object.keys(first.scripts).filter((name) => name.includes(heavy)),
      heavy,
    ).toEqual([]);
});
