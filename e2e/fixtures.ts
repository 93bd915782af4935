import { test as base, expect, type Page } from '@playwright/test';
import type { ProviderProfile } from '@shop/shared/contracts/provider-profile';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, type Builds } from '../scripts/build-all.ts';
import { freePort } from '../scripts/free-port.ts';
import { startEdge, startSandbox, type Edge } from '../scripts/shop.ts';
import { createProvider, type Provider } from './provider.ts';
import { startStorefront } from './storefront.ts';
import { findViolations, wcag22aa } from '../kit/src/suite/axe.ts';
import { followRequests } from '../kit/src/suite/quiet.ts';
import { leftoverPreload } from '../kit/src/suite/watch-console.ts';

export interface RunningShop {
  readonly url: string;
  readonly embedDemoUrl: string;
  readonly apiBase: string;
  /** What tells an edge about the provider. */
  readonly settings: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Empties the cache in front; absent where there is none. */
  readonly clearCache?: () => void;
}

interface FurtherEdge {
  /** Instead of this checkout's. */
  readonly builds?: Builds;
  /** Instead of the shop's provider. */
  readonly apiBase?: string;
}

export interface TestFixtures {
  /** Starts another edge with settings of its own; it stops once the page has left it. */
  readonly startFurtherEdge: (env: Readonly<Record<string, string>>, instead?: FurtherEdge) => Promise<Edge>;
  /** Console errors that a test is about; any other fails it. */
  readonly expectedErrors: RegExp;
  readonly provider: Provider;
  /** What a test of `shop/` looks at; phone and desk together see all four. */
  readonly widths: readonly number[];
  readonly watchConsole: void;
}

export interface WorkerFixtures {
  /** Where pages are rendered first. The edge renders every visit's page again, so that faults show at once. */
  readonly rendering: 'edge' | 'browser';
  /** What the provider differs in; nothing unless a file says so. */
  readonly profile: ProviderProfile | undefined;
  /** A shop with 3,000 products. */
  readonly big: boolean;
  /** Further settings of the edge, which go over those of tests. */
  readonly edgeSettings: Readonly<Record<string, string>>;
  /** A whole shop of this worker's own: a sandbox with a fresh database and an edge. */
  readonly shop: RunningShop;
}

/** Where `startEdge` has put the releases of a worker's shop. */
const storeOf = ({ dataDir, url }: RunningShop) => join(dataDir, `releases-${new URL(url).port}`);

/** Settings of an edge for tests: every page is rendered, for every visit, however busy the machine is. */
export const uncachedRendering: Readonly<Record<string, string>> = {
  RENDER_CACHE: '0',
  RENDER_BUDGET: '20000',
  RENDER_DEFERRED_TIMEOUT: '10000',
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  rendering: ['edge', { option: true, scope: 'worker' }],
  profile: [undefined, { option: true, scope: 'worker' }],
  big: [false, { option: true, scope: 'worker' }],
  edgeSettings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ rendering, profile, big, edgeSettings }, use) => {
      const builds = await buildAll();
      const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
      const port = await freePort();
      const profileFile = join(dataDir, 'provider.json');
      if (profile) writeFileSync(profileFile, JSON.stringify(profile));
      const sandbox = await startSandbox({ dataDir, port, big, ...(profile && { profile: profileFile }) });
      const mode = rendering === 'edge' ? uncachedRendering : { RENDER: 'off' };
      const edge = await startStorefront({ builds, dataDir, port }, sandbox.apiBase, {
        ...sandbox.settings,
        ...(profile && { PROVIDER_PROFILE: profileFile }),
        ...mode,
        ...edgeSettings,
      });
      const { apiBase, settings } = sandbox;
      const { url, embedDemoUrl, clearCache } = edge;
      await use({ url, embedDemoUrl, apiBase, settings, dataDir, ...(clearCache && { clearCache }) });
      await Promise.all([edge.stop(), sandbox.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context }, use) => {
    followRequests(context);
    await use(context);
  },
  expectedErrors: [/^(?!)/, { option: true }],
  widths: [[1280], { option: true }],
  provider: async ({ shop }, use) => {
    const provider = createProvider(shop.apiBase);
    await use({
      ...provider,
      async fault(fault) {
        await provider.fault(fault);
        shop.clearCache?.();
      },
    });
    await provider.clearFaults();
    shop.clearCache?.();
  },
  startFurtherEdge: async ({ page, shop }, use) => {
    const edges: Edge[] = [];
    await use(async (env, { builds, apiBase = shop.apiBase } = {}) => {
      const [dataDir, port] = [join(shop.dataDir, 'further'), await freePort()];
      // Without builds of its own it reads the store of the shop, where this checkout's are published.
      const releases = builds ? { builds } : { store: storeOf(shop) };
      const edge = await startEdge({ ...releases, port, dataDir }, apiBase, env);
      edges.push(edge);
      return edge;
    });
    // A page that still loads would complain of every file that does not come any more.
    await page.goto('about:blank');
    await Promise.all(edges.map((edge) => edge.stop()));
  },
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use();
      const strays = errors.filter((error) => !expectedErrors.test(error) && !leftoverPreload.test(error));
      expect(strays, 'stray console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Nothing for axe to find by WCAG 2.2 AA, and no sideways scroll.
 * @param without rules of axe that do not apply
 */
export async function expectReadable(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await findViolations(page, { tags: wcag22aa, without })).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll').toBe(0);
}
