// What the first widgets of a page cost: bytes of script as they are sent, and rounds. docs/testing.md says how.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlainBrowser } from '../bench/plain-browser.ts';
import { measureEmbeds, measureHostPages, printEmbeds, printHostPages } from './bench/embeds.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll } from './build-all.ts';
import { chromiumArguments } from '../shared/testing/chromium.ts';
import { freePort } from './free-port.ts';
import { startEdge, startSandbox } from './shop.ts';

const executablePath = (await ensureBrowser()).path;
const builds = await buildAll();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-embeds-'));
const sandbox = await startSandbox({ dataDir, port: await freePort() });
const edge = await startEdge({ builds, dataDir, port: await freePort() }, sandbox.apiBase);
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const place = { shopUrl: edge.url, apiBase: sandbox.apiBase };
printEmbeds(await measureEmbeds(browser, place));
await browser.close();
const plain = await startPlainBrowser(await freePort(), true);
printHostPages(await measureHostPages(plain, place));
await plain.close();
await Promise.all([edge.stop(), sandbox.stop()]);
rmSync(dataDir, { recursive: true, force: true });
