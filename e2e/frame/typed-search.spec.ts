import { expect, test } from '../fixtures.ts';
import { release } from './release.ts';
import { searchField } from '../shop-page.ts';

// Where the browser renders the page, what was typed is not restored.
test.use({
  rendering: 'browser',
  expectedErrors: /status of 404|integrity|could not be loaded|did not arrive|Failed to fetch/,
});

test('what was typed is restored once, after a reload for a new release', async ({ page, shop }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await release(page, shop.url);
  const field = searchField(page);
  await field.fill('eel and');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link').first().click();
  await reloaded;
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  await expect(field).toHaveValue('eel and');

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  await expect(field, 'nothing typed since').toHaveValue('');
});
