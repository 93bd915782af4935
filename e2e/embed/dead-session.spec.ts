import { deadSessions } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { test } from './widgets-page.ts';

test.use({ expectedErrors: /status of 401/ });

test('a menu with an expired token and a refused refresh shows the dishes [SES-18]', async ({
  open,
  page,
  shop,
}) => {
  const session = deadSessions['has expired, and whose refresh is refused'];
  await page.addInitScript(
    ({ key, access, refresh }) => {
      localStorage.setItem(`${key}:authToken`, access);
      localStorage.setItem(`${key}:refreshToken`, refresh);
    },
    { key: `7@${shop.apiBase}`, ...session },
  );
  await open('<shop-menu {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  await expect(menu.getByRole('link', { name: 'Salmon nigiri' }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Salmon nigiri' }).first().click();
  await expect(page.getByRole('heading', { name: 'Salmon nigiri' }).first()).toBeVisible();
  await expect(menu.getByText(/token/i)).toHaveCount(0);
});
