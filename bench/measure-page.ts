import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { countRounds } from './count-rounds.ts';
import { recordNetwork } from './network-log.ts';

export interface PageMeasure {
  /** All requests until the page was quiet, and those of them for scripts. */
  readonly requests: number;
  readonly scripts: number;
  /** Rounds one after the other until the content was visible. */
  readonly rounds: number;
  /** Bytes of all scripts, gzip level 9. */
  readonly scriptBytes: number;
}

/** Opens a page in a fresh context and counts what it took until `content` was visible. */
export async function measurePage(browser: Browser, url: string, content: string): Promise<PageMeasure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const log = await recordNetwork(page, 0);
    const first = page.locator(content).first();
    const rounds = await countRounds(page, url, { content: [first], preflights: true });
    await page.waitForLoadState('networkidle');
    const scripts = log.requests.filter(
      ({ type, url: address }) => type === 'Script' || address.endsWith('.js'),
    );
    const addresses = [...new Set(scripts.map((script) => script.url))];
    return {
      requests: log.requests.length,
      scripts: addresses.length,
      rounds,
      scriptBytes: await gzippedBytes(addresses),
    };
  } finally {
    await context.close();
  }
}

/** Bytes of files together, gzip level 9. */
export async function gzippedBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      return gzipSync(new Uint8Array(await response.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
