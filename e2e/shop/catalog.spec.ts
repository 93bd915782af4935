import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';

/** The links of the product cards; a card's name has its price. */
const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /\$\d/ });
const firstPage = '^/api/products/products/\\?is_active=true$';

/** The layout shifts so far that no input caused, as a sum. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!('hadRecentInput' in entry && entry.hadRecentInput))
              sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum));
      }),
  );
}

test('a list is filtered and sorted as its address says, and nothing moves during hydration', async ({
  page,
}) => {
  await page.goto('/products?dietary=vegan&without=wheat&sort=-price');
  await expect(page.getByRole('link', { name: 'Remove filter: Vegan' })).toBeVisible();
  await quiet(page);
  const prices = (await cards(page).allTextContents()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await expect(cards(page).first()).toContainText('Vegan');
  expect(await shifts(page)).toBeLessThan(0.01);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/products?sort=-price');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(prices.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(prices.length);
});

test('Back shows the pages that were loaded, at the same scroll position', async ({
  page,
  shop,
  provider,
}) => {
  const all = (await provider.call('/products/products/?is_active=true')) as unknown[];
  const next = `${shop.apiBase}/products/products/?is_active=true&page=2&page_size=12`;
  const body = { results: all.slice(0, 12), next };
  await provider.fault({ match: { path: firstPage }, kind: 'status', status: 200, body });
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL('/products?pages=2');
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await cards(page).nth(20).click();
  await expect(page).toHaveURL(/\/products\/[a-z]/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('suggestions lead to a product, by the keyboard alone', async ({ page }) => {
  await page.goto('/blog');
  const field = page.getByPlaceholder('Search products...');
  await field.pressSequentially('salmon nig');
  await expect(page.getByRole('option', { name: /Salmon nigiri/ })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/products/salmon-nigiri');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

for (const path of ['/products', '/products/salmon-nigiri', '/gallery']) {
  test(`nothing moves on ${path} while it loads`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    expect(await shifts(page)).toBeLessThan(0.01);
  });
}
