import type { Page } from '@playwright/test';
import { measureLook } from '../../bench/measure-visit.ts';
import { recordNetwork, type NetworkLog } from '../../bench/network-log.ts';
import { startPlainBrowser, type PlainBrowser } from '../../bench/plain-browser.ts';
import { freePort } from '../../scripts/free-port.ts';
import { expect, test } from '../fixtures.ts';
import { openWithoutScripts } from '../rendering/held-scripts.ts';
import { waitForHydration } from '../shop-page.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { whole } from '../whole.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const pages = [
  { path: '/products', content: 'main a[href^="/products/"] img' },
  { path: '/products/salmon-nigiri', content: 'main h1' },
  { path: '/blog/seventy-degrees', content: 'main h1' },
];

/** Measures with a browser that emulates a slow phone. */
async function onPhone<Result>(measure: (browser: PlainBrowser) => Promise<Result>): Promise<Result> {
  const browser = await startPlainBrowser(await freePort());
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

for (const { path, content } of pages) {
  // On further pages any-order.spec.ts and in-pieces.spec.ts prove the same of every order in which things arrive.
  test(`on a slow phone nothing moves on ${path}`, path === '/products' ? {} : whole, async ({ shop }) => {
    const { shift } = await onPhone((browser) => measureLook(browser, shop.url + path, content));
    expect(shift).toBe(0);
  });

  test(`the content of ${path} shows before its code has loaded`, async ({ page }) => {
    const letScriptsArrive = await openWithoutScripts(page, path);
    const first = page.locator(content).first();
    await expect(first).toBeInViewport();
    const picture = page.getByRole('main').locator('img:not([src^="data:"])').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await letScriptsArrive();
    await waitForHydration(page);
    await expect(first).toBeInViewport();
  });
}

test('nothing moves where the browser renders the pages', whole, async ({ startFurtherEdge }) => {
  // Three pages, each until the slow line is idle.
  test.slow();
  const { url } = await startFurtherEdge({ RENDER: 'off' });
  for (const { path, content } of pages) {
    const { shift } = await onPhone((browser) => measureLook(browser, url + path, content));
    expect(shift, path).toBe(0);
  }
});

/** The requests for files of a kind, in the order of their start. */
function requestsFor({ requests }: NetworkLog, kind: RegExp) {
  return requests.filter(({ url }) => kind.test(url)).toSorted((a, b) => a.start - b.start);
}

const usedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

test('on a slow line fonts load after everything else, and a long page shows them with the next', async ({
  page,
}) => {
  const slow = await recordNetwork(page, 150);
  const document = (await (await page.goto('/products'))?.text()) ?? '';
  const stored = () => page.evaluate(() => localStorage.getItem('shop-fonts'));
  await expect.poll(stored).not.toBeNull();
  const fonts = requestsFor(slow, /\.woff2$/);
  expect(fonts.map(({ url }) => /(\w+)\.\w+\.woff2$/.exec(url)?.[1])).toEqual(['petrona', 'figtree']);
  // Only preloaded code: other files load near the viewport, though the boot record names them.
  const code = requestsFor(slow, /\.js$/).filter(({ url }) =>
    document.includes(`="${new URL(url).pathname}"`),
  );
  expect(code.length).toBeGreaterThan(3);
  expect(fonts[0]?.start).toBeGreaterThan(Math.max(...code.map(({ end }) => end)));
  expect(await usedFonts(page)).not.toContain('Petrona Variable');
  await slow.stop();
  // The same path in another order is no next page: the rules for italics stay off.
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator('#shop-fonts')).toHaveAttribute('media', 'not all');

  await page.goto('/blog');
  await expect
    .poll(() => usedFonts(page))
    .toEqual(expect.arrayContaining(['Petrona Variable', 'Figtree Variable']));
});

test('on a slow line headings show their font on the first page, and nothing moves [LAY-43]', async ({
  page,
}) => {
  const slow = await recordNetwork(page, 150);
  await page.goto('/products/salmon-nigiri');
  const shifts = await page.evaluateHandle(() => {
    const counted = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    return counted;
  });
  // Figtree too where letters have fractions of a pixel: here it moves a label of the navigation.
  await expect.poll(() => usedFonts(page)).toContain('Petrona Variable');
  expect(await shifts.evaluate(({ sum }) => sum)).toBe(0);
  await slow.stop();
});

test('the first pictures are preloaded by a header, the others wait for the code', async ({ page }) => {
  const log = await recordNetwork(page, 150);
  const answer = await page.goto('/products/salmon-nigiri');
  expect(answer?.headers()['link']).toMatch(
    /^<[^>]+salmon-nigiri-thumb\.webp>; rel=preload; as=image; fetchpriority=high/,
  );
  await expect.poll(() => requestsFor(log, /\.webp$/).length).toBeGreaterThan(3);
  const [first, ...others] = requestsFor(log, /\.webp$/);
  const main = requestsFor(log, /\/main-[^/]+\.js$/)[0];
  expect(first?.url).toContain('salmon-nigiri-thumb.webp');
  expect(first?.start).toBeLessThan(main?.start ?? 0);
  for (const other of others) expect(other.start).toBeGreaterThan(main?.end ?? Number.POSITIVE_INFINITY);
  await log.stop();
});

test.describe('a phone with a pixel ratio of 3', () => {
  test.use({ deviceScaleFactor: 3, isMobile: true });

  test('loads the small pictures of a list, and only those near the screen', async ({ page }) => {
    const log = await recordNetwork(page, 50);
    await page.goto('/products');
    await quiet(page);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.locator('[src^="data:"]')).toHaveCount(0);
    const pictures = requestsFor(log, /\/media\/products\//).map(({ url }) => url.split('/').at(-1));
    await log.stop();
    expect(pictures.length).toBeGreaterThan(7);
    expect(pictures.length).toBeLessThan(13);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((name) => !name?.endsWith('-thumb.webp'))).toEqual([]);
  });

  test('loads the small file of the home picture, of at most 19 kB, before all code [HOM-10]', async ({
    page,
  }) => {
    const log = await recordNetwork(page, 50);
    const small = page.waitForResponse(/hero-[^/]*\.webp$/);
    await page.goto('/');
    expect((await (await small).body()).length).toBeLessThan(19_000);
    await quiet(page);
    const files = requestsFor(log, /hero-[^/]*\.webp$/);
    const code = requestsFor(log, /\.js$/);
    await log.stop();
    expect(files.map(({ url }) => /hero-\d+/.exec(url)?.[0])).toEqual(['hero-700']);
    expect(files[0]?.start).toBeLessThan(code[0]?.start ?? 0);
  });
});
