import { expect, test } from '../fixtures.ts';

test('the contact section shows the map of the branch [LAY-30]', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: 'Get In Touch' });
  const map = section.getByTitle('Map of Umi Harbor');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole('img', { name: 'Umi Harbor on the map' })).toBeVisible();
  await expect(section.getByText('Map currently unavailable.')).toBeHidden();
});
