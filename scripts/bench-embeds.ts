// What the first widgets of a page cost: bytes of script as they are sent, and rounds. docs/testing.md says how.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureEmbed } from '../bench/measure-embed.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll } from './build-all.ts';
import { chromiumArguments } from '../shared/testing/chromium.ts';
import { freePort } from './free-port.ts';
import { startEdge, startSandbox } from './shop.ts';

// What an edge has rendered of a widget marks the links that its code will follow.
const usable = ':not([data-own])';
const menu = { 'shop-menu': `a${usable}[href*="/products/"] img` };
const pages = [
  { name: 'menu', scripts: ['catalog'], elements: menu },
  {
    name: 'menu and blog',
    scripts: ['catalog', 'blog'],
    elements: { ...menu, 'shop-blog': `a${usable}[href*="/blog/"]` },
  },
  { name: 'menu and cart', scripts: ['catalog', 'account-cart'], elements: { ...menu, 'shop-cart': 'h1' } },
] as const;

const executablePath = ensureBrowser();
const builds = await buildAll();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-embeds-'));
const sandbox = await startSandbox({ dataDir, port: await freePort() });
const edge = await startEdge({ builds, dataDir, port: await freePort() }, sandbox.apiBase);
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
for (const { name, scripts, elements } of pages) {
  const place = { shopUrl: edge.url, apiBase: sandbox.apiBase };
  const measure = await measureEmbed(browser, { ...place, scripts, elements });
  console.log(
    `\n${name}: ${(measure.scriptBytes / 1000).toFixed(1)} kB of script (brotli), ${measure.rounds} rounds`,
  );
  console.table(measure.scripts);
}
await browser.close();
await Promise.all([edge.stop(), sandbox.stop()]);
rmSync(dataDir, { recursive: true, force: true });
