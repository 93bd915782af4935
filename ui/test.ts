import { AxeBuilder } from '@axe-core/playwright';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser } from '../scripts/browser.ts';
import { chromiumArguments } from '../shared/testing/chromium.ts';

// Every story in each theme, in the document and in a shadow root: nothing for axe to find, no error in the console.

const built = join(import.meta.dirname, '../.cache/ui');

function build(): void {
  const storybook = join(import.meta.dirname, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [
    'build',
    '--config-dir',
    '.storybook',
    '--output-dir',
    built,
    '--quiet',
    '--loglevel',
    'error',
  ];
  const { status } = spawnSync(process.execPath, [storybook, ...args], {
    stdio: 'inherit',
    cwd: import.meta.dirname,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function storyIds(): string[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, unknown>>;
  };
  return Object.keys(index.entries);
}

interface Setting {
  readonly theme: 'light' | 'dark';
  readonly place: 'document' | 'shadow';
}

/** What is wrong with a story, a line each. */
async function flawsOf(page: Page, address: string, { place }: Setting): Promise<string[]> {
  const errors: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(address);
  // Pierces shadow roots.
  await page.locator('.shop-root > *').first().waitFor({ state: 'attached' });
  const inShadow = await page.evaluate(() => document.querySelector('.shop-root') === null);
  if (inShadow !== (place === 'shadow')) errors.push(`It is not in the ${place}.`);
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-root')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return [
    ...errors,
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
}

build();
const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const { path } = await ensureBrowser();
const browser = await chromium.launch({ executablePath: path, args: chromiumArguments });
let passed = 0;
let failed = 0;
for (const theme of ['light', 'dark'] as const) {
  for (const place of ['document', 'shadow'] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: theme });
    // Browsers ask for an icon by themselves; the test platform's files are on no server.
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await context.route('https://files.test/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const page = await context.newPage();
    for (const id of storyIds()) {
      const address = `${origin}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};place:${place};a11y.manual:!true`;
      const flaws = await flawsOf(page, address, { theme, place }).catch((error: unknown) => [String(error)]);
      if (flaws.length === 0) passed += 1;
      else {
        failed += 1;
        console.error([`Failed: ${id}, ${theme}, ${place}`, ...flaws].join('\n  '));
      }
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
