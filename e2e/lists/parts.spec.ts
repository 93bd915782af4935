import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ big: true, widths: [1280] });

const cards = 'main a[href^="/products/"] img';

for (const [path, card] of [
  ['/products', cards],
  ['/products?category=maki', cards],
  ['/blog', 'main a[href^="/blog/"]'],
] as const)
  test(`${path} goes on without script, to its end [SEO-17]`, async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const page = await context.newPage();
    await page.goto(path);
    const first = await page.locator(card).count();
    const shown = new Set<string>();
    for (let part = 1; part <= 3; part++) {
      const name = await page.locator('main li a').first().getAttribute('href');
      expect(shown.has(name ?? '')).toBe(false);
      shown.add(name ?? '');
      await page.getByRole('link', { name: 'Next page' }).last().click();
      await page.waitForURL(new RegExp(`[?&]page=${part + 1}$`));
      expect(await page.locator(card).count()).toBe(first);
    }
    await page.getByRole('link', { name: 'Previous page' }).last().click();
    await page.waitForURL(/[?&]page=3$/);
    await context.close();
  });

test('a part shows with script, too, and beyond the end there is none [SEO-17]', async ({ page }) => {
  for (const path of ['/products', '/blog']) {
    await page.goto(`${path}?page=2`);
    await waitForHydration(page);
    const parts = page.getByRole('navigation', { name: 'Parts of the list' });
    await parts.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(`${path}?page=3`);
    await parts.getByRole('link', { name: 'Previous page' }).click();
    await page.waitForURL(`${path}?page=2`);
    await parts.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  }
  expect((await page.request.get('/products?page=90')).status()).toBe(404);
  expect((await page.request.get('/blog?page=90')).status()).toBe(404);
});
