import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../shared/testing/chromium.ts';
import { servePage, serveProvider, serveWidgets, type Spoil, type TestServer } from './testing-servers.ts';

const checkout = join(import.meta.dirname, '../..');
/** The widgets of two small remotes, built once, and a browser. */
export interface BuiltEmbeds {
  readonly dist: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function buildEmbeds(): Promise<BuiltEmbeds> {
  mkdirSync(join(checkout, '.cache'), { recursive: true });
  const dist = mkdtempSync(join(checkout, '.cache/embed-test-'));
  execFileSync(process.execPath, [join(import.meta.dirname, 'testing-build.ts'), dist], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await launchBrowser();
  return {
    dist,
    browser,
    async close() {
      await browser.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** One page of somebody else's with widgets on it, each of the three servers on an origin of its own. */
export interface ForeignPage {
  readonly page: Page;
  readonly shop: TestServer;
  readonly provider: Awaited<ReturnType<typeof serveProvider>>;
  readonly host: TestServer;
  /** Errors in the page's console, reports of its policy among them. */
  readonly problems: readonly string[];
  /** The attributes every widget has. */
  readonly settings: string;
  /** May change, hold up or withhold a file of the shop. */
  spoil: Spoil;
  script(remote: string): string;
  /** Opens a page with that body; `address` is path, query and fragment behind the origin's slash. */
  open(markup: string, address?: string): Promise<void>;
  /** The events that reached the document, as `name element detail`. */
  heard(): Promise<string[]>;
  /** As if a customer had logged in here before. */
  signIn(): Promise<void>;
  close(): Promise<void>;
}

export async function foreignPage({ dist, browser }: BuiltEmbeds): Promise<ForeignPage> {
  let body = '';
  const shop = await serveWidgets(dist, 'v1', (...file) => foreign.spoil(...file));
  const provider = await serveProvider();
  const host = await servePage(() => body, shop, provider);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(listen);
  const foreign: ForeignPage = {
    page,
    shop,
    provider,
    host,
    problems,
    settings: `api-base="${provider.origin}/api/" tenant="7" storefront-url="https://shop.example/"`,
    spoil: (_, text) => text,
    script: (remote) => `<script type="module" src="${shop.origin}/embed/${remote}.js"></script>`,
    async open(markup, address = '') {
      body = markup;
      await page.goto(`${host.origin}/${address}`);
    },
    heard: () => page.evaluate('heard'),
    async signIn() {
      await page.addInitScript(storeTokens, [`7@${provider.origin}/api:`, token()] as const);
    },
    async close() {
      await page.close();
      for (const server of [shop, provider, host]) server.close();
    },
  };
  return foreign;
}

function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const name of ['shop:ready', 'shop:error', 'shop:cart-changed', 'shop:navigate']) {
    document.addEventListener(name, (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      heard.push(`${name} ${(target as Element).localName} ${JSON.stringify(detail)}`);
    });
  }
}

function storeTokens([prefix, access]: readonly [string, string]): void {
  localStorage.setItem(`${prefix}authToken`, access);
  localStorage.setItem(`${prefix}refreshToken`, 'refresh');
}

function token(): string {
  const claims = Buffer.from(JSON.stringify({ exp: 4e9, sub: '1' })).toString('base64url');
  return `e30.${claims}.signature`;
}
