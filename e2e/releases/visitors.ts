import type { Browser, Locator, Page } from '@playwright/test';
import { serveForeignPage } from '../embed/foreign-page.ts';
import type { RunningShop } from '../fixtures.ts';
import { expect, logOf, type ReleasedShop } from './release-test.ts';

export const title = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens the blog's list and says what it is called there. */
export async function visitBlog(page: Page, { url }: ReleasedShop): Promise<string> {
  await page.goto(`${url}/blog`);
  return (await title(page).textContent()) ?? '';
}

/** Shows the blog as a widget on somebody's page, by one of the shop's scripts, once it says what it is called. */
export async function openWidget(
  page: Page,
  { url }: ReleasedShop,
  { apiBase }: RunningShop,
  script = 'blog.js',
  name = 'Blog',
): Promise<Page> {
  const settings = `api-base="${apiBase}" tenant="7" storefront-url="${url}"`;
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,"><script type="module" src="${url}/embed/${script}"></script></head><body><shop-blog ${settings}></shop-blog></body></html>`,
  );
  await page.goto(foreign.url);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // The page has all of its own.
  await foreign.close();
  return page;
}

/** Opens the blog as so many new visitors, one after the other, each until the page has said how it fared. */
export async function visitAnew(browser: Browser, { url }: ReleasedShop, visitors: number): Promise<void> {
  for (let count = 0; count < visitors; count += 1) {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(reportPath)) reports.push(request.url());
    });
    await page.goto(`${url}/blog`);
    const boot = await page.locator('#shop-boot').textContent();
    // Once the last canary has ended, pages say nothing any more.
    if (boot?.includes(reportPath))
      await expect.poll(() => reports.length, { timeout: 40_000 }).toBeGreaterThan(0);
    await visitor.close();
  }
}

const reportPath = '/canary-report';

/** Lets new visitors come, four at a time, until a canary is halted by itself; returns how many came and the milliseconds that it took. */
export async function untilHalted(
  browser: Browser,
  shop: ReleasedShop,
): Promise<{ readonly visitors: number; readonly milliseconds: number }> {
  const started = performance.now();
  let visitors = 0;
  while (!(await logOf(shop)).includes('pages failed') && visitors < 120) {
    await visitAnew(browser, shop, 4);
    visitors += 4;
  }
  return { visitors, milliseconds: performance.now() - started };
}
