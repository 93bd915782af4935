// Opens the page of widgets in Firefox and in WebKit, where the system has them, and looks whether they show and work.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildAll, checkout } from './build-all.ts';
import type { DrivenBrowser } from './engines/driven-browser.ts';
import { firefoxPath, startFirefox } from './engines/firefox.ts';
import { findWebKit, startWebKit } from './engines/webkit.ts';
import { freePort } from './free-port.ts';
import { startEdge, startSandbox } from './shop.ts';

const [firefox, webKit] = [firefoxPath(), findWebKit()];
const engines: Record<string, [start: (() => Promise<DrivenBrowser>) | undefined, help: string]> = {
  Firefox: [firefox ? () => startFirefox(firefox) : undefined, 'Debian: apt-get install firefox-esr'],
  WebKit: [
    webKit ? () => startWebKit(webKit) : undefined,
    'Debian: apt-get install webkit2gtk-driver, and xvfb where there is no screen',
  ],
};

/** What the page has to show in turn, each after what was done before it: expressions in the page. */
const root = (tag: string) => `document.querySelector('${tag}').shadowRoot`;
const heading = (tag: string, text: string) =>
  `[...${root(tag)}.querySelectorAll('h1, h2')].some((one) => one.textContent.includes('${text}'))`;
const product = `${root('shop-menu')}.querySelector('a[href*="/products/"]')`;
const button = (text: string) =>
  `[...${root('shop-menu')}.querySelectorAll('button')].find((one) => one.textContent.includes('${text}'))`;
const fill = (field: string, value: string) =>
  `${root('shop-account')}.querySelector('input[name=${field}]').value = '${value}'`;

const looks: readonly { readonly shows: string; readonly act?: string }[] = [
  { shows: heading('shop-menu', 'Our Products') },
  { shows: heading('shop-blog', 'Blog') },
  // Styles reach the shadow root, and what comes with later code too.
  { shows: `getComputedStyle(${product}.closest('ul')).display === 'grid'` },
  {
    shows: heading('shop-account', 'Login'),
    act: `${fill('email', 'demo@umi.example')};
      ${fill('password', 'sushi-demo-1')};
      ${root('shop-account')}.querySelector('form').requestSubmit()`,
  },
  { shows: `!(${heading('shop-account', 'Login')})`, act: `${product}.click()` },
  { shows: `Boolean(${button('Add to Cart')})`, act: `${button('Add to Cart')}.click()` },
  { shows: `${root('shop-menu')}.textContent.includes('added to cart')`, act: `${button('Back')}.click()` },
  { shows: heading('shop-menu', 'Our Products') },
];

/** Milliseconds that each step may take. */
const patience = 30_000;

async function shows(browser: DrivenBrowser, expression: string, end: number): Promise<void> {
  // A widget without its content, or a list without products, is not there yet.
  if (await browser.evaluate(`(() => { try { return Boolean(${expression}); } catch { return false; } })()`))
    return;
  if (Date.now() > end) throw new Error(`Did not come about: ${expression}`);
  await setTimeout(100);
  await shows(browser, expression, end);
}

async function look(name: string, browser: DrivenBrowser, url: string): Promise<void> {
  await browser.open(url);
  await browser.evaluate(
    `void (globalThis.faults = [], addEventListener('error', ({ message }) => faults.push(message)))`,
  );
  for (const step of looks) {
    await shows(browser, step.shows, Date.now() + patience);
    if (step.act) await browser.evaluate(`void (() => { ${step.act} })()`);
  }
  const faults = await browser.evaluate('faults');
  if (Array.isArray(faults) && faults.length > 0) throw new Error(faults.join('\n'));
  const folder = join(checkout, '.cache/engines');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(await browser.screenshot(), 'base64'));
  console.log(`ok       ${browser.name}; its screen is .cache/engines/${name}.png`);
}

async function lookWith(name: string, start: () => Promise<DrivenBrowser>, url: string): Promise<void> {
  const browser = await start();
  try {
    await look(name, browser, url);
  } finally {
    await browser.close();
  }
}

for (const [name, [start, help]] of Object.entries(engines))
  if (!start) console.log(`skipped  ${name}: it is not installed. ${help}.`);

if (Object.values(engines).some(([start]) => start)) {
  const builds = await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-engines-'));
  const sandbox = await startSandbox({ dataDir, port: await freePort() });
  const edge = await startEdge({ builds, dataDir, port: await freePort() }, sandbox.apiBase);
  for (const [name, [start]] of Object.entries(engines)) {
    if (!start) continue;
    await lookWith(name, start, edge.embedDemoUrl).catch((error: unknown) => {
      console.error(`failed   ${name}:`, error);
      process.exitCode = 1;
    });
  }
  await Promise.all([edge.stop(), sandbox.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
