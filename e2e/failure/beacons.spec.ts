import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

const canary = { beacon: '/-/beacon', set: 'set-7' };
type Beacon = Readonly<Record<string, string>>;

test.use({
  expectedErrors: /could not be loaded|Failed to (?:load|fetch)|requested once more|integrity|status of/,
});

/** Puts the page's set under trial, and collects what it says. */
async function putUnderTrial(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = [];
  await page.addInitScript((trial) => {
    // The document is there, and none of the shop's modules has run.
    document.addEventListener(
      'readystatechange',
      () => {
        const boot = document.getElementById('shop-boot')?.firstChild;
        if (boot) boot.nodeValue = JSON.stringify({ ...JSON.parse(boot.nodeValue ?? ''), canary: trial });
      },
      { once: true },
    );
  }, canary);
  await page.route(`**${canary.beacon}`, async (route) => {
    const request = route.request();
    expect(request.method()).toBe('POST');
    beacons.push(JSON.parse(request.postData() ?? '') as Beacon);
    await route.fulfill({ status: 204 });
  });
  return beacons;
}

const hydrated = { set: 'set-7', outcome: 'hydrated' };
const failed = { set: 'set-7', outcome: 'failed' };

for (const path of ['/products?search=mele@umi.example', '/login'])
  test(`${path} of a set under trial says once that it responds, rendered or not [DEP-24]`, async ({
    page,
  }) => {
    const beacons = await putUnderTrial(page);
    await page.goto(path);
    await waitForHydration(page);
    await expect.poll(() => beacons).toEqual([hydrated]);
    await page.getByRole('banner').getByRole('link').first().click();
    await quiet(page);
    expect(beacons).toEqual([hydrated]);
  });

test('a page says what failed, by path pattern, and not that it responds after that [DEP-24]', async ({
  page,
}) => {
  const beacons = await putUnderTrial(page);
  let isGone = true;
  await page.route(/\/post-page-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/blog/seventy-degrees');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => beacons).toEqual([{ ...failed, kind: 'load', area: 'blog', page: '/blog/:slug' }]);
  await retry.click();
  await expect(page.getByText('Still not available.')).toBeVisible();
  isGone = false;
  await retry.click();
  await waitForHydration(page);
  await quiet(page);
  expect(beacons.slice(1)).toEqual([]);
});

test('a later page that fails, and a call without an answer, are said [DEP-24]', async ({
  page,
  provider,
}) => {
  const beacons = await putUnderTrial(page);
  await page.goto('/products');
  await waitForHydration(page);
  await expect.poll(() => beacons).toEqual([hydrated]);
  await provider.fault({ match: { path: '/api/blog/posts/' }, kind: 'status', status: 500 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => beacons.slice(1))
    .toContainEqual(expect.objectContaining({ ...failed, kind: 'call' }));
});

test('a page of no set under trial says nothing, and loads nothing for that [DEP-24]', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/products');
  await waitForHydration(page);
  await quiet(page);
  expect(requests.filter((request) => /beacon|POST/.test(request))).toEqual([]);
});
