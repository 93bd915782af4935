import { expect, expectReadable, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';

test("a press on a dish's picture loads and opens it full screen, Back closes it [PRD-35] [PRD-37]", async ({
  page,
  hasTouch,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/products/salmon-nigiri');
  await quiet(page);
  scripts.length = 0;
  const picture = page.getByRole('button', { name: 'Enlarge the picture of Salmon nigiri' });
  await (hasTouch ? picture.tap() : picture.click());
  const opened = page.getByRole('dialog', { name: 'Salmon nigiri' });
  await expect(opened.getByText('1 of 4')).toBeVisible();
  expect(scripts).not.toEqual([]);
  await expectReadable(page);
  await opened.getByRole('button', { name: 'Next picture' }).click();
  await expect(opened.getByText('2 of 4')).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/products\/salmon-nigiri$/);
  await expect(picture).toBeFocused();
});
