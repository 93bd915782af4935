import type { Page } from '@playwright/test';
import type { Customer } from '../provider.ts';
import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';

async function openLoggedIn(page: Page, customer: Customer): Promise<void> {
  await page.goto('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/');
}

const cart = (page: Page, items = '') => page.getByRole('link', { name: `Cart, ${items}` });

/** Logout stands in the header on a desk and in the menu on a phone. */
async function openMenuOnPhone(page: Page): Promise<void> {
  // The address changes before the login's header gives way to one with a menu.
  await expect(cart(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

test('after login and logout the header is right without a reload [AUT-05, AUT-18]', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 2);
  await openLoggedIn(page, customer);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await expect(cart(page, '2 items')).toBeVisible();
  await openMenuOnPhone(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(cart(page, '0 items')).toHaveText('');
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no document reload').toBe(true);
});

test.describe('logout', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('tells the provider, and forgets the tokens also when that fails [AUT-17]', async ({
    page,
    provider,
  }) => {
    for (const failing of [false, true]) {
      await openLoggedIn(page, await provider.newCustomer());
      if (failing)
        await provider.fault({ match: { path: '/api/accounts/logout/' }, kind: 'status', status: 500 });
      const refresh = await page.evaluate(() => localStorage.getItem('refreshToken'));
      const logout = page.waitForRequest((request) => request.url().endsWith('/accounts/logout/'));
      await openMenuOnPhone(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      expect((await logout).postDataJSON()).toEqual({ refresh });
      await expect
        .poll(() =>
          page.evaluate(() => ['authToken', 'refreshToken'].map((key) => localStorage.getItem(key))),
        )
        .toEqual([null, null]);
    }
  });
});

test('login and logout in one tab show in the other without a reload [SES-16]', async ({
  page,
  context,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await openLoggedIn(page, customer);
  await openMenuOnPhone(other);
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await openMenuOnPhone(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
});
