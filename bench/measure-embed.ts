import type { Browser } from '@playwright/test';
import { get } from 'node:http';
import { countRounds } from './count-rounds.ts';
import { recordNetwork } from './network-log.ts';
import { servePage } from './serve-page.ts';

export interface EmbedMeasure {
  /** Brotli bytes of every script that came until all elements showed, without what is loaded once the browser is idle, as the edge sends them, by file name. */
  readonly scripts: Readonly<Record<string, number>>;
  readonly scriptBytes: number;
  /** Rounds one after the other after the page's own document, until the content showed; leave asked for counts as none. */
  readonly rounds: number;
}

interface EmbedPage {
  readonly shopUrl: string;
  readonly apiBase: string;
  /** Remotes whose scripts the page has. */
  readonly scripts: readonly string[];
  /** Tags of the elements, and where each has its content. */
  readonly elements: Readonly<Record<string, string>>;
}

/** Opens a page of somebody else's with widgets on it, cold, and counts what they took. */
export async function measureEmbed(browser: Browser, embed: EmbedPage): Promise<EmbedMeasure> {
  const site = await servePage(pageOf(embed));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(neverIdleForWidgets);
    const log = await recordNetwork(page, 0);
    const content = Object.entries(embed.elements).map(([tag, part]) =>
      page.locator(tag).locator(part).first(),
    );
    const rounds = await countRounds(page, site.url, { content, preflights: false });
    const arrived = log.requests.filter(({ end }) => Number.isFinite(end));
    const scripts = await sizesOf(
      arrived.map(({ url }) => url).filter((url) => new URL(url).pathname.endsWith('.js')),
    );
    return {
      scripts,
      scriptBytes: Object.values(scripts).reduce((sum, size) => sum + size, 0),
      rounds: rounds - 1,
    };
  } finally {
    await context.close();
    site.close();
  }
}

/** What widgets load once the browser is idle is no part of the measure. Counting rounds waits for idle time, too. */
function neverIdleForWidgets(): void {
  const whenIdle = window.requestIdleCallback;
  window.requestIdleCallback = (call, options) =>
    new Error('who asks').stack?.includes('/embed/') ? 0 : whenIdle(call, options);
}

function pageOf({ shopUrl, apiBase, scripts, elements }: EmbedPage): string {
  const tags = scripts.map((name) => `<script type="module" src="${shopUrl}/embed/${name}.js"></script>`);
  const markup = Object.keys(elements).map(
    (tag) => `<${tag} api-base="${apiBase}" tenant="7" storefront-url="${shopUrl}"></${tag}>`,
  );
  return `<!doctype html><link rel="icon" href="data:,">${tags.join('')}${markup.join('')}`;
}

async function sizesOf(addresses: readonly string[]): Promise<Record<string, number>> {
  const sizes = [...new Set(addresses)].map(
    async (address) => [nameOf(address), await sentBytes(address)] as const,
  );
  return Object.fromEntries(await Promise.all(sizes));
}

/** A preview comes in two parts of one path. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const name = pathname.replace('/embed/', '').replace(/\/[0-9a-f]{12}\//, '/');
  return searchParams.has('part') ? `${name} (${searchParams.get('part')})` : name;
}

function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Uint8Array) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
