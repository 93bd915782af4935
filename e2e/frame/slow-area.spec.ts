import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

const blogCode = /\/releases\/blog\/.*\.js$/;
const slow = 'This is taking longer than usual. It may still arrive.';

test('a slow area shows that it is, leaves a choice after 10 seconds, and may still arrive', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.clock.install();
  await page.goto('/products');
  await waitForHydration(page);
  await page.route(blogCode, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.evaluate(() => scrollTo(0, 60));
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await page.clock.runFor(600);
  await expect(page.getByRole('heading', { name: 'Our Products' })).toBeHidden();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(main.getByText(slow)).toBeVisible();
  await expect(page.locator('[aria-live=polite]', { hasText: slow })).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toBeVisible();

  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('heading', { name: 'Our Products' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await page.clock.runFor(600);
  await expect(page.getByRole('heading', { name: 'Our Products' })).toBeHidden();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Try again requests the page again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/products');
  await waitForHydration(page);
  let held = true;
  await page.route(blogCode, (route) => (held ? undefined : route.continue()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('main').getByText(slow)).toBeVisible();
  held = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe('without fonts, which the next page may show for the first time', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });
  test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

  for (const width of [390, 1280])
    test(`what stands below a page stays out of sight while the next one is slow, ${width} wide`, async ({
      page,
    }) => {
      const movement = await watchMovement(page);
      const gate = Promise.withResolvers<void>();
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/faq');
      await waitForHydration(page);
      await page.route('**/blog/posts/**', async (route) => {
        await gate.promise;
        await route.continue();
      });
      // Not by hand: for half a second after that the browser lets every movement pass.
      await page
        .getByRole('link', { name: 'BLOG', includeHidden: true })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      gate.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      expect(await movement()).toEqual([]);
    });
});
