import type { Page } from '@playwright/test';
import type { Discovery } from '@shop/shared/contracts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ expectedErrors: /integrity|could not be loaded|Failed to fetch|Failed to find a valid digest/ });

const wasRun = (page: Page) => page.evaluate(() => 'foreignCode' in globalThis);

/** Alters a file on its way: it still works, and does more than it should. */
async function spoil(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    // Not `route.fetch`: its response is gone when the page has gone on meanwhile.
    const file = await fetch(route.request().url());
    const body = `globalThis.foreignCode = true;${await file.text()}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

test('an entry that is not what its release says is not run, on a first page or later [DEP-05]', async ({
  page,
  shop,
}) => {
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' });
  await spoil(page, /\/blog\/\w+\/remoteEntry\.js$/);
  await page.goto('/products');
  await waitForHydration(page);
  await blog.click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await wasRun(page)).toBe(false);

  await page.goto('/blog');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await wasRun(page)).toBe(false);

  // A version that the document does not know of: the old one is gone, and the new one was changed on its way.
  await page.goto('/products');
  await waitForHydration(page);
  const discovery = (await (await fetch(`${shop.url}/discovery.json`)).json()) as Discovery;
  const version = discovery.microFrontends['blog']?.[0]?.metadata.version ?? '';
  const text = JSON.stringify(discovery).replaceAll(version, 'next');
  await page.route('**/discovery.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: text }),
  );
  await page.route('**/releases/blog/next/**', async (route) => {
    const file = await fetch(route.request().url().replace('/next/', `/${version}/`));
    const body = `globalThis.foreignCode = true;${await file.text()}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  const [reloaded, requested] = [page.waitForEvent('load'), page.waitForRequest('**/releases/blog/next/**')];
  await blog.click();
  await requested;
  await reloaded;
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await wasRun(page)).toBe(false);
});

test('the demo page’s code does not run when it was altered [DEP-05]', async ({ page }) => {
  await spoil(page, /\/demo-page-[^/]*\.js$/);
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity'),
  });
  await page.goto('/test');
  await refused;
  expect(await wasRun(page)).toBe(false);
});
