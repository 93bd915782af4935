import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('Back closes the sheet of filters, keeps what was chosen in it, and then leaves step by step', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.goto('/products');
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await filters.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);
  await filters.click();
  await sheet.getByRole('checkbox', { name: /^Vegan/ }).click();
  await expect(page).toHaveURL(/dietary=vegan$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/dietary=vegan$/);
  await expect(page.getByRole('link', { name: 'Remove filter: Vegan' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('link', { name: 'Remove filter: Vegan' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('a sheet that is closed by its button leaves place, focus and history as they were', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.goto('/products');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  await expect(filters).toBeFocused();
  await page.waitForFunction(() => !('shopDialogs' in (history.state ?? {})));
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
