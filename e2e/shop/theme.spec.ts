import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const dark = 'rgb(18, 24, 22)';
const light = 'rgb(250, 246, 238)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Notes the ground of every frame that is painted from the document's beginning on. */
async function watchGround(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenGrounds: seen });
    const look = () => {
      const color = getComputedStyle(document.body ?? document.documentElement).backgroundColor;
      if (document.body) seen.add(color);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seenGrounds: Set<string> }).seenGrounds]);
}

test('the theme follows the system until the visitor chooses, and the choice is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const grounds = await watchGround(page);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  expect(await grounds()).toEqual([dark]);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const colors = page.getByRole('group', { name: 'Colors' });
  await expect(colors.getByRole('radio', { name: 'As my device' })).toBeChecked();
  await colors.getByText('Light', { exact: true }).click();
  await expect.poll(() => ground(page)).toBe(light);

  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  expect(await grounds(), 'no flash of the system’s theme').toEqual([light]);
  const bars = page.locator('meta[name=theme-color]');
  expect(await bars.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('media')))).toEqual([
    'all',
    'not all',
  ]);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await colors.getByRole('radio', { name: 'Light' }).press('ArrowLeft');
  await expect(colors.getByRole('radio', { name: 'As my device' })).toBeFocused();
  await expect.poll(() => ground(page)).toBe(dark);
});
