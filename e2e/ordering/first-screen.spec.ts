import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../rendering/held-scripts.ts';
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

/** What lies over the bar at the lower edge, wherever the page is scrolled to. */
async function coversOf(page: Page, bar: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const covers = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 70) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const shown = document.querySelector(selector);
      if (!shown) continue;
      // While it comes in the page shows through.
      for (const animation of shown.getAnimations()) animation.finish();
      const { left, right, top: upper, bottom } = shown.getBoundingClientRect();
      // With its page the bar of a dish ends, and is scrolled away.
      if (bottom < innerHeight - 1) continue;
      for (let x = left + 4; x < right; x += 20)
        for (let y = upper + 4; y < Math.min(bottom, innerHeight); y += 12) {
          const hit = document.elementFromPoint(x, y);
          if (hit && !shown.contains(hit)) covers.add(hit.outerHTML.slice(0, 120));
        }
    }
    return [...covers];
  }, bar);
}

test('nothing of the page lies over the bars at its lower edge [LAY-39]', async ({ page, provider }) => {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 2);
  await signIn(page, customer);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: '2 items · $19.60 · View cart' })).toBeVisible();
  expect(await coversOf(page, '#cart-bar')).toEqual([]);
  await page.goto('/products/salmon-nigiri');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(2);
  expect(await coversOf(page, 'article > div > [class^="bar_"]')).toEqual([]);
});
