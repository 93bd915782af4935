import type { Page } from '@playwright/test';
import { waitForHydration } from '../../shop-page.ts';
import { heading } from '../edits.ts';
import { expect, test, untilCanaries, type ReleasedShop } from '../release-test.ts';
import { openWidget, title } from '../visitors.ts';

test('tabs and widgets from before go on with their version through canary, promotion and rollback [DEP-16]', async ({
  browser,
  releasedShop,
  shop,
}) => {
  test.setTimeout(240_000);
  const { version, release } = releasedShop;
  const moves: readonly (() => Promise<unknown>)[] = [
    async () => {
      await releasedShop.publish('blog', 'v2', heading('Journal'));
      await release('canary', 'blog@v2', '--share', '100');
      await untilCanaries(releasedShop.backends, 1);
    },
    async () => {
      await release('promote', 'blog@v2');
      await releasedShop.untilServed('v2');
    },
    async () => {
      await release('rollback', 'blog');
      await releasedShop.untilServed(version);
    },
  ];
  // Each is used for the first time after one of the moves, and is somebody's own: nobody has the code of its later pages yet.
  const tabs: Page[] = [];
  const widgets: Page[] = [];
  const blogFiles = new Set<string>();
  const documents: string[] = [];
  for (const _ of moves) {
    tabs.push(await openTab(await browser.newPage(), releasedShop));
    widgets.push(await openWidget(await browser.newPage(), releasedShop, shop));
  }
  for (const page of [...tabs, ...widgets])
    page.on('request', (request) => {
      const [, used] = /\/(?:releases|embed)\/blog\/([^/]+)\//.exec(request.url()) ?? [];
      if (used !== undefined) blogFiles.add(used);
      if (request.isNavigationRequest()) documents.push(request.url());
    });

  for (const [index, move] of moves.entries()) {
    await move();
    releasedShop.proxy.clear();
    for (const tab of tabs.slice(0, index + 1)) await readPostInTab(tab);
    for (const widget of widgets.slice(index, index + 1)) await readFirstPost(widget);
  }
  expect(documents, 'pages that were loaded again').toEqual([]);
  expect([...blogFiles], 'versions of which files were loaded').toEqual([version]);
  expect(releasedShop.proxy.failures).toEqual([]);
  await Promise.all([...tabs, ...widgets].map((page) => page.close()));
});

/** Somebody at the list of products, who has nothing of the blog yet. */
async function openTab(page: Page, { url }: ReleasedShop): Promise<Page> {
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  return page;
}

async function readPostInTab(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await expect(title(page)).toHaveText('Blog');
  await readFirstPost(page);
}

async function readFirstPost(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Comments/ })).toBeVisible();
}

test('a page that names an earlier widget script shows that version, whatever edges serve by default', async ({
  page,
  releasedShop,
  shop,
}) => {
  const { version } = releasedShop;
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  await releasedShop.release('promote', 'blog@v2');
  await releasedShop.untilServed('v2');
  await openWidget(page, releasedShop, shop, `blog@${version}.js`);
  await readFirstPost(page);
  await openWidget(page, releasedShop, shop, 'blog.js', 'Journal');
  await readFirstPost(page);
});
