import type { Browser } from '@playwright/test';
import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';

/** What widgets on a page of somebody else's took, by what stands on it. */
export type EmbedMeasures = Readonly<Record<string, EmbedMeasure>>;

// What an edge has rendered of a widget marks the links that its code will follow.
const usable = ':not([data-own])';
const menu = { 'shop-menu': `a${usable}[href*="/products/"] img` };
const pages = {
  menu: { scripts: ['catalog'], elements: menu },
  'menu and blog': {
    scripts: ['catalog', 'blog'],
    elements: { ...menu, 'shop-blog': `a${usable}[href*="/blog/"]` },
  },
  'menu and cart': { scripts: ['catalog', 'account-cart'], elements: { ...menu, 'shop-cart': 'h1' } },
} as const;

/** Opens pages with widgets until these can be used. */
export async function measureEmbeds(
  browser: Browser,
  place: { readonly shopUrl: string; readonly apiBase: string },
): Promise<EmbedMeasures> {
  const measures: Record<string, EmbedMeasure> = {};
  for (const [name, page] of Object.entries(pages))
    measures[name] = await measureEmbed(browser, { ...place, ...page });
  return measures;
}

export function printEmbeds(measures: EmbedMeasures): void {
  for (const [name, { scripts, scriptBytes, rounds }] of Object.entries(measures)) {
    const kilobytes = (scriptBytes / 1000).toFixed(1);
    console.log(
      `\nWidgets, ${name}: ${kilobytes} kB of script (brotli) until they can be used, ${rounds} rounds`,
    );
    console.table(scripts);
  }
}
