import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expect, test, type TestFixtures } from '../fixtures.ts';
import { searchField, waitForHydration } from '../shop-page.ts';

test.use({ expectedErrors: /mele@umi\.example|status of (?:404|500)/ });

/** An edge with metrics, and what they say of visitors' pages. */
async function startMeasuredShop(
  startFurtherEdge: TestFixtures['startFurtherEdge'],
  settings: Readonly<Record<string, string>>,
) {
  const adminPort = await freePort();
  const { url } = await startFurtherEdge({
    ADMIN_PORT: String(adminPort),
    RENDER_BUDGET: '20000',
    ...settings,
  });
  const metrics = async () => {
    const text = await (await fetch(`http://localhost:${adminPort}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('shop_field_'));
  };
  return { url, metrics };
}

/** The files that the page loads for field data, by the names of their addresses. */
function watchFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/\/measure-page-[^/]*\.js$/.test(request.url())) files.add(request.url());
  });
  return files;
}

/** Keeps what pages send: a beacon of a page that is left is beyond the browser's tools. */
async function keepBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const kept = localStorage.getItem('test-beacons') ?? '';
      localStorage.setItem(
        'test-beacons',
        `${kept}${String(address)} ${typeof body === 'string' ? body : ''}\n`,
      );
      return send(address, body);
    };
  });
}

/** Leaves the page; returns all that its shop's pages have sent. */
async function leave(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/robots.txt`);
  const kept = await page.evaluate(() => localStorage.getItem('test-beacons'));
  return kept?.trim().split('\n') ?? [];
}

/** Throws as code of the catalog would: a policy that forbids `eval` does not bind the browser's own tools. */
async function throwInCatalog(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const file = new URL('/releases/catalog/c1/assets/list.js', page.url()).href;
  const expression = `setTimeout(() => { throw new Error('mele@umi.example') })\n//# sourceURL=${file}`;
  await tools.send('Runtime.evaluate', { expression });
}

test('a page that is used and left says how fast it was and what failed, in one report without personal data [FLD-01] [FLD-02] [FLD-03] [FLD-05]', async ({
  page,
  provider,
  startFurtherEdge,
}) => {
  const { url, metrics } = await startMeasuredShop(startFurtherEdge, { FIELD_SHARE: '1' });
  const files = watchFiles(page);
  await keepBeacons(page);
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  await expect.poll(() => files.size).toBe(1);
  await quiet(page);
  const [loadedAt = Infinity, requestedAt = 0] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/measure-page-'));
    return [visit?.loadEventStart, file?.startTime];
  });
  expect(requestedAt).toBeGreaterThan(loadedAt);
  await throwInCatalog(page);
  await provider.fault({ match: { path: '/api/products/products/' }, kind: 'status', status: 500 });
  await searchField(page).fill('mele@umi.example');
  await searchField(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  const reports = await leave(page, url);
  await expect
    .poll(metrics)
    .toEqual(
      expect.arrayContaining([
        'shop_field_pages_total{page="/products",arm="default"} 1',
        'shop_field_lcp_seconds_count{page="/products",arm="default"} 1',
        'shop_field_inp_seconds_count{page="/products",arm="default"} 1',
        'shop_field_cls_count{page="/products",arm="default"} 1',
        'shop_field_ttfb_seconds_count{page="/products",arm="default"} 1',
        'shop_field_errors_total{kind="error",area="catalog",arm="default"} 1',
        'shop_field_errors_total{kind="call",area="catalog",arm="default"} 1',
      ]),
    );
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^\/field-report \{/);
  expect(reports[0]).not.toMatch(/mele|search|http|\?/);
});

test('a file that fails before the shop’s code runs is counted [FLD-03]', async ({
  page,
  startFurtherEdge,
}) => {
  const { url, metrics } = await startMeasuredShop(startFurtherEdge, { FIELD_SHARE: '1' });
  const files = watchFiles(page);
  await keepBeacons(page);
  await page.route(/\.(?:webp|avif|png|jpg)$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  await expect.poll(() => files.size).toBe(1);
  await quiet(page);
  await leave(page, url);
  await expect
    .poll(async () => (await metrics()).join('\n'))
    .toMatch(/^shop_field_errors_total\{kind="picture",area="other",arm="default"\} \d+$/m);
});

test('where no page is measured nothing is sent, and no file loaded for it [FLD-04]', async ({
  page,
  startFurtherEdge,
}) => {
  const { url, metrics } = await startMeasuredShop(startFurtherEdge, { FIELD_SHARE: '0' });
  const files = watchFiles(page);
  await keepBeacons(page);
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  await quiet(page);
  expect(await leave(page, url)).toEqual([]);
  expect(files.size).toBe(0);
  expect(await metrics()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^shop_field_pages_total\{/)]),
  );
  const refused = await fetch(`${url}/field-report`, { method: 'POST', body: '{}' });
  expect(refused.status).toBe(405);
});

test('a shop that asks first measures those alone who have allowed it [FLD-06]', async ({
  page,
  startFurtherEdge,
}) => {
  const { url, metrics } = await startMeasuredShop(startFurtherEdge, {
    FIELD_SHARE: '1',
    FIELD_CONSENT: 'on',
  });
  const files = watchFiles(page);
  await keepBeacons(page);
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  await quiet(page);
  expect(files.size).toBe(0);
  await page.evaluate(() => localStorage.setItem('shopAnalytics', 'granted'));
  await page.goto(`${url}/blog`);
  await expect.poll(() => files.size).toBe(1);
  await quiet(page);
  expect(await leave(page, url)).toHaveLength(1);
  await expect.poll(metrics).toContain('shop_field_pages_total{page="/blog",arm="default"} 1');
});
