import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, startSandbox, type Edge, type Sandbox } from '../../scripts/shop.ts';
import { expect, test as base, uncachedRendering } from '../fixtures.ts';
import { heading as withHeading } from '../releases/edits.ts';
import { writeVariant } from '../releases/variant.ts';
import { waitForHydration } from '../shop-page.ts';
import { bar, kept, untilAnswerKept, untilKept } from './kept.ts';

interface OwnShop {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** Starts its edge at the same address, after the one before was stopped. */
  start(env?: Readonly<Record<string, string>>, builds?: Awaited<ReturnType<typeof buildAll>>): Promise<Edge>;
}

/** A shop whose servers a test may stop. */
const test = base.extend<{ ownShop: OwnShop }>({
  ownShop: async ({ page }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-offline-'));
    const port = await freePort();
    const sandbox = await startSandbox({ dataDir, port: await freePort() });
    const edges: Edge[] = [];
    await use({
      url: `http://localhost:${port}`,
      sandbox,
      dataDir,
      async start(env = {}, builds) {
        await edges.at(-1)?.stop();
        const settings = { ...uncachedRendering, ...sandbox.settings, OFFLINE: 'on', ...env };
        const edge = await startEdge(
          { builds: builds ?? (await buildAll()), dataDir, port },
          sandbox.apiBase,
          settings,
        );
        edges.push(edge);
        return edge;
      },
    });
    await page.goto('about:blank');
    await Promise.all([...edges.map((edge) => edge.stop()), sandbox.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test.use({ expectedErrors: /net::ERR_(?:CONNECTION_REFUSED|FAILED|ABORTED)|could not be loaded/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const salmon = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Salmon nigiri/ })
    .first();

test('a page outlasts its servers, and is fresh when they are back [OFF-01..03, OFF-06]', async ({
  page,
  ownShop,
}) => {
  const edge = await ownShop.start();
  await page.goto(`${ownShop.url}/products`);
  await waitForHydration(page);
  await untilKept(page, '/products');
  await salmon(page).click();
  await untilAnswerKept(page, '/products/salmon-nigiri/');

  await edge.stop();
  await page.goto(`${ownShop.url}/products`);
  await expect(heading(page)).toHaveText('Our Products');
  await expect(bar(page)).toHaveText(/^This page is as it was today at \d+:\d\d\.$/);
  await waitForHydration(page);
  await ownShop.sandbox.stop();
  await salmon(page).click();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await expect(bar(page)).toHaveText(
    /^The shop’s kitchen does not answer right now\. This page is as it was today at \d+:\d\d\.$/,
  );
});

test('when the edge answers again the page is loaded anew by itself [OFF-06]', async ({ page, ownShop }) => {
  const edge = await ownShop.start();
  await page.goto(`${ownShop.url}/products`);
  await waitForHydration(page);
  await untilKept(page, '/products');
  await edge.stop();
  await page.reload();
  await expect(bar(page)).toHaveText(/^This page is as it was today/);
  await ownShop.start();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('meta[name=x-cached-at]')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Our Products');
});

test('a release is shown with the next navigation, whatever is kept [OFF-04, OFF-10]', async ({
  page,
  ownShop,
}) => {
  await ownShop.start();
  await page.goto(`${ownShop.url}/blog`);
  await expect(heading(page)).toHaveText('Blog');
  await untilKept(page, '/blog');
  const builds = await buildAll();
  const next = writeVariant(builds, 'blog', 'v2', ownShop.dataDir, withHeading('Journal'));
  await ownShop.start({}, { ...builds, blog: next.directory, 'embed/blog': next.embed });
  await page.goto(`${ownShop.url}/blog`);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Journal');
});

test('switched off, the worker goes, and so does all that it kept [OFF-09]', async ({ page, ownShop }) => {
  await ownShop.start();
  await page.goto(`${ownShop.url}/products`);
  await untilKept(page, '/products');
  await ownShop.start({ OFFLINE: 'off' });
  await page.goto(`${ownShop.url}/blog`);
  await expect(heading(page)).toHaveText('Blog');
  await expect.poll(() => kept(page)).toEqual({});
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await page.reload();
  await waitForHydration(page);
  expect(await workers()).toBe(0);
});
