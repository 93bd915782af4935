import type { ShopSettings } from '@shop/shared/contracts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { withLock } from '../../scripts/lock.mjs';
import { launchBrowser } from '../../shared/testing/chromium.ts';
import { inputHash } from '../input-hash.ts';
import { servePage, serveProvider, serveWidgets, type Spoil, type TestServer } from './testing-servers.ts';

const checkout = join(import.meta.dirname, '../..');

/** Resolves once the assertions hold: Vitest's own limit of a second is too little for a browser on a busy machine. */
export const until = <Result>(assertions: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertions, { timeout: 20_000 });

/** A foreign page with widgets on it; page, shop and provider have an origin each. */
interface ForeignPage {
  /** Directory of the built widgets. */
  readonly dist: string;
  readonly page: Page;
  readonly shop: TestServer;
  readonly provider: Awaited<ReturnType<typeof serveProvider>>;
  readonly host: TestServer;
  /** Errors in the page's console, reports of its policy among them. */
  readonly problems: readonly string[];
  /** The attributes every widget has. */
  readonly settings: string;
  /** May change, delay or withhold a file of the shop. */
  spoil: Spoil;
  /** Stand in front of the shop's scripts; without them, elements need attributes. */
  shopSettings: ShopSettings | undefined;
  /** Further servers that the page's policy admits; closed after the test. */
  others: readonly TestServer[];
  script(remote: string): string;
  /** Opens a page with that body; `address` is path, query and fragment behind the origin's slash. */
  open(markup: string, address?: string): Promise<void>;
  /** The events that reached the document, but for those of the cart, as `name element detail`. */
  heard(): Promise<string[]>;
  /** Those of the cart. */
  heardOfCart(): Promise<string[]>;
  /** As if a customer had logged in here before. */
  signIn(): Promise<void>;
}

/** Opens a new page for each test of a file, beside the widgets of two small remotes. */
export function setUpForeignPage(): ForeignPage {
  // Filled before each test: tests read its fields only.
  const foreign = {} as ForeignPage;
  let dist = '';
  let browser: Browser;
  let close: () => Promise<void>;

  beforeAll(async () => {
    dist = await buildRemotes();
    browser = await launchBrowser();
  }, 120_000);
  beforeEach(async () => {
    const [page, shop, provider] = await Promise.all([
      browser.newPage(),
      serveWidgets(
        dist,
        'v1',
        (...file) => foreign.spoil(...file),
        () => foreign.shopSettings,
      ),
      serveProvider(),
    ]);
    let body = '';
    const host = await servePage(
      () => body,
      shop,
      provider,
      () => foreign.others,
    );
    close = async () => {
      await page.close();
      for (const server of [shop, provider, host, ...foreign.others]) server.close();
    };
    const open = async (markup: string, address = '') => {
      body = markup;
      await page.goto(`${host.origin}/${address}`);
    };
    await page.addInitScript(listen);
    Object.assign(foreign, { dist, page, shop, provider, host, open }, helpers(page, shop, provider));
  });
  afterEach(() => close());
  afterAll(() => browser.close());
  return foreign;
}

/** Builds the widgets of the two remotes, once for all test files, and gives their directory. */
async function buildRemotes(): Promise<string> {
  const builds = join(checkout, '.cache/embed-test');
  const directory = join(builds, inputHash(checkout, ['shared', 'build', 'package-lock.json']));
  await withLock(join(checkout, '.cache/locks/embed-test'), () => {
    if (existsSync(directory)) return;
    rmSync(builds, { recursive: true, force: true });
    const draft = `${directory}.draft`;
    mkdirSync(draft, { recursive: true });
    execFileSync(process.execPath, [join(import.meta.dirname, 'testing-build.ts'), draft], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, directory);
  });
  return directory;
}

function helpers(page: Page, shop: TestServer, provider: TestServer) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return {
    problems,
    settings: `api-base="${provider.origin}/api/" tenant="7" storefront-url="https://shop.example/"`,
    spoil: (_: string, text: string) => text,
    shopSettings: undefined,
    others: [],
    script: (remote: string) => `<script type="module" src="${shop.origin}/embed/${remote}.js"></script>`,
    heard: () => page.evaluate('heard.filter((event) => !event.includes("cart-changed"))'),
    heardOfCart: () => page.evaluate('heard.filter((event) => event.includes("cart-changed"))'),
    async signIn() {
      await page.addInitScript(storeTokens, [`7@${provider.origin}/api:`, token()] as const);
    },
  } satisfies Partial<ForeignPage>;
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
