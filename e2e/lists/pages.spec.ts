import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, uncachedRendering } from '../fixtures.ts';
import { openWithoutScripts } from '../rendering/held-scripts.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ big: true });

const dishes = (page: Page) =>
  page.getByRole('region', { name: 'Our Products' }).getByRole('listitem').getByRole('heading');
const posts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const pictures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });

const lists = [
  { path: '/products', items: dishes, size: 48, title: 'Our Products' },
  { path: '/products?search=tuna', items: dishes, size: 48, title: 'Search Results' },
  { path: '/products?sort=name', items: dishes, size: 48, title: 'Our Products' },
  { path: '/gallery', items: pictures, size: 48, title: 'Product Gallery' },
  { path: '/blog', items: posts, size: 24, title: 'Blog' },
] as const;

/** Whether an address is that of a list from a step on, whatever the order of its parameters. */
const isStep = (path: string, page: number) => (url: URL) => {
  const expected = new URL(path, url);
  if (page > 1) expected.searchParams.set('page', String(page));
  for (const each of [url, expected]) each.searchParams.sort();
  return url.pathname + url.search === expected.pathname + expected.search;
};

test.describe('without script', () => {
  // Nothing runs the scripts that are preloaded; on a slow machine the browser says so before a test ends.
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /\.js was preloaded using link preload but not used/,
  });

  for (const { path, items, size, title } of lists)
    test(`Load more leads from ${path} through the list [LST-07]`, async ({ page }) => {
      await page.goto(path);
      await expect(items(page)).toHaveCount(size);
      const seen = new Set(await items(page).allTextContents());
      for (const step of [2, 3]) {
        // Not by a pointer: the far rows are laid out once they come near, which moves the link away below one that presses at once.
        await more(page).press('Enter');
        await expect(page).toHaveURL(isStep(path, step));
        await expect(page).toHaveTitle(new RegExp(`^${title}.*, page ${step} · `));
        await expect(items(page)).toHaveCount(size);
        for (const text of await items(page).allTextContents()) {
          expect(seen).not.toContain(text);
          seen.add(text);
        }
      }
      const canonical = page.locator('link[rel=canonical]');
      if (path === '/products' || path === '/blog' || path === '/gallery')
        await expect(canonical).toHaveAttribute('href', new RegExp(`${path}\\?page=3$`));
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(isStep(path, 2));
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(isStep(path, 1));
      await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    });

  test('a list in pages of the provider is followed, too [LST-07]', async ({
    page,
    shop,
    startFurtherEdge,
  }) => {
    const file = join(shop.dataDir, 'paging.json');
    writeFileSync(file, JSON.stringify({ paging: { size: 'page_size', items: 100 } }));
    const { url } = await startFurtherEdge({
      ...shop.settings,
      ...uncachedRendering,
      PROVIDER_PROFILE: file,
    });
    await page.goto(`${shop.url}/products?page=4`);
    const names = await dishes(page).allTextContents();
    await page.goto(`${url}/products?page=3`);
    await more(page).press('Enter');
    await expect(page).toHaveURL(`${url}/products?page=4`);
    expect(await dishes(page).allTextContents()).toEqual(names);
  });

  test('a page behind the end of its list leads to the beginning [LST-08]', async ({ page }) => {
    const answer = await page.goto('/products?category=maki&page=90');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL('/products?category=maki');
    const answered = await page.request.get('/blog?page=90', { maxRedirects: 0 });
    expect([answered.status(), answered.headers()['location']]).toEqual([302, '/blog']);
  });
});

test('a page that begins with a later step goes on in place [LST-07]', async ({ page }) => {
  await page.goto('/products?page=2');
  const first = await dishes(page).first().textContent();
  await waitForHydration(page);
  await expect(dishes(page)).toHaveCount(48);
  expect(await dishes(page).first().textContent()).toBe(first);
  await more(page).focus();
  await page.keyboard.press('Space');
  await expect(dishes(page)).toHaveCount(96);
  await expect(page).toHaveURL('/products?page=2&pages=2');
  expect(await dishes(page).first().textContent()).toBe(first);
  await expect(more(page)).toHaveAttribute('href', '?page=4');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dishes(page)).toHaveCount(144);
  await page.reload();
  await expect(dishes(page)).toHaveCount(144);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/products');
  await expect(dishes(page)).toHaveCount(48);
  expect(await dishes(page).first().textContent()).not.toBe(first);
});

test('an order begins with the first step [LST-09]', async ({ page }) => {
  await page.goto('/products?page=3');
  await waitForHydration(page);
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL('/products?sort=-price');
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await expect(dishes(page)).toHaveCount(48);
});

test('a press before the code is there shows the next step once it is [LST-07]', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/products');
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await expect(dishes(page)).toHaveCount(96);
  await expect(page).toHaveURL('/products?pages=2');
});
