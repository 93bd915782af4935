// Opens the page of widgets in Firefox and in WebKit, where Playwright has them, and looks whether they show.
import { firefox, webkit } from '@playwright/test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build-all.ts';
import { freePort } from './free-port.ts';
import { startEdge, startSandbox } from './shop.ts';

const engines = [firefox, webkit].filter((engine) => {
  const isThere = existsSync(engine.executablePath());
  if (!isThere) {
    const name = engine.name();
    console.log(`skipped  ${name}: it is not installed; "npx playwright install ${name}" brings it.`);
  }
  return isThere;
});

/** The elements of the page, and a heading that each shows. */
const headings = { 'shop-menu': 'Our Products', 'shop-account': 'Login', 'shop-blog': 'Blog' };

async function look(engine: (typeof engines)[number], url: string): Promise<void> {
  const browser = await engine.launch();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    for (const [tag, name] of Object.entries(headings))
      await page.locator(tag).getByRole('heading', { name }).first().waitFor();
    await page.locator('shop-menu').locator('a[href*="/products/"]').first().click();
    await page.locator('shop-menu').getByRole('button', { name: 'Back' }).waitFor();
    console.log(`ok       ${engine.name()} ${browser.version()}`);
  } finally {
    await browser.close();
  }
}

if (engines.length > 0) {
  const builds = await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-engines-'));
  const sandbox = await startSandbox({ dataDir, port: await freePort() });
  const edge = await startEdge({ builds, dataDir, port: await freePort() }, sandbox.apiBase);
  for (const engine of engines) {
    await look(engine, edge.embedDemoUrl).catch((error: unknown) => {
      console.error(`failed   ${engine.name()}:`, error);
      process.exitCode = 1;
    });
  }
  await Promise.all([edge.stop(), sandbox.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
