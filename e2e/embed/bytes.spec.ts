import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';
import { expect, test } from '../fixtures.ts';

// What an edge has rendered of a widget marks the links that its code will follow.
const menu = 'a:not([data-own])[href*="/products/"] img';
const blog = 'a:not([data-own])[href*="/blog/"]';

/** Bytes of one of the scripts, by its name. */
function size({ scripts }: EmbedMeasure, name: string): number {
  return scripts[name] ?? Number.NaN;
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
  const [stub, preview] = [size(first, 'catalog.js'), size(first, 'catalog/preview.js')];
  expect(stub, report).toBeLessThan(3_200);
  // Content needs no more than these two, as preview.spec.ts shows.
  expect(stub + preview, report).toBeLessThan(14_000);
  expect(first.scriptBytes - preview, report).toBeLessThan(91_200);
  const added = both.scriptBytes - first.scriptBytes;
  expect(added - size(both, 'blog/preview.js'), report).toBeLessThan(12_000);
  for (const heavy of ['provider-html', 'cleaner', 'account', 'dialog', 'fonts'])
    expect(
      Object.keys(first.scripts).filter((name) => name.includes(heavy)),
      heavy,
    ).toEqual([]);
});
