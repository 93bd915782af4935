import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('the first card of the menu begins within 300 px [CAT-23]', async ({ page }) => {
  await page.goto('/products');
  await waitForHydration(page);
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first();
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(300);
});

test('a dish opens with name, price and a button in view [PRD-29]', async ({ page }) => {
  await page.goto('/products/salmon-nigiri');
  await waitForHydration(page);
  const add = page.getByRole('button', { name: 'Add to Cart' }).last();
  await expect(add).toBeInViewport({ ratio: 1 });
  const bar = await add.boundingBox();
  const place = page.getByRole('main');
  const shown = [place.getByRole('heading', { level: 1 }), place.getByText('$9.80').first()];
  for (const thing of shown) {
    const box = await thing.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
