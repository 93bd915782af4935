import type { Browser } from '@playwright/test';
import { measureEmbed, type EmbedMeasure } from '../../bench/measure-embed.ts';
import { measureHostPage, type HostPageMeasure } from '../../bench/measure-host-page.ts';
import type { PlainBrowser } from '../../bench/plain-browser.ts';

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

interface Place {
  readonly shopUrl: string;
  readonly apiBase: string;
}

/** Opens pages with widgets until these can be used. */
export async function measureEmbeds(browser: Browser, place: Place): Promise<EmbedMeasures> {
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

const slowdown = 4;
const words = '<p>A page of somebody else.</p>'.repeat(5);
const hostPages: Readonly<Record<string, (place: Place) => string>> = {
  'no widget': () => words,
  '<shop-menu>': ({ shopUrl }) =>
    `<script type="module" src="${shopUrl}/embed/catalog.js"></script>${words}<shop-menu style="display: block; min-height: 100vh"></shop-menu>`,
};

/** The page around a menu, and the same without it, three times each. */
export async function measureHostPages(
  browser: PlainBrowser,
  place: Place,
): Promise<Readonly<Record<string, readonly HostPageMeasure[]>>> {
  const measures: Record<string, HostPageMeasure[]> = {};
  for (let round = 0; round < 3; round += 1)
    for (const [name, bodyOf] of Object.entries(hostPages)) {
      const html = `<!doctype html><html lang="en"><title>Theirs</title><link rel="icon" href="data:,">${bodyOf(place)}`;
      const elements = name === 'no widget' ? 0 : 1;
      (measures[name] ??= []).push(await measureHostPage(browser, { html, elements, slowdown }));
    }
  return measures;
}

export function printHostPages(measures: Readonly<Record<string, readonly HostPageMeasure[]>>): void {
  console.log(
    `\nThe page around, at 1/${slowdown} of the speed: milliseconds of tasks beyond 50, shift, Back`,
  );
  for (const [name, rounds] of Object.entries(measures))
    console.table(
      rounds.map(({ blocking, tasks, shift, isKept, reasons }) => ({
        page: name,
        blocking: Math.round(blocking),
        tasks: tasks.map(Math.round).join(' '),
        shift,
        back: isKept ? 'kept' : reasons.join(' ') || 'loaded anew',
      })),
    );
}
