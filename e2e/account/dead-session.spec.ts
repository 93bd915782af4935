import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { customerWithCart, deadSessions, inAnHour, logIn, openAs, tokenUntil } from './customer.ts';

// What Chromium logs for a refused token, and the shop for a storage that it may not use.
test.use({ expectedErrors: /status of (401|503)|Storage is not available|could not be (written|removed)/ });

for (const [what, session] of Object.entries(deadSessions)) {
  test(`with a session that ${what} the shop is open to its visitor [SES-11, SES-18]`, async ({ page }) => {
    await openAs(page, session, '/products');
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Salmon nigiri' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Salmon nigiri' }).first().click();
    await expect(page.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
}

test('while the refresh is answered 503 the shop is open, and the session stays [SES-13]', async ({
  page,
  provider,
}) => {
  const { refresh } = await provider.newCustomer();
  await provider.fault({ match: { path: '/api/accounts/token/refresh/' }, kind: 'status', status: 503 });
  await openAs(page, { access: tokenUntil(1000), refresh }, '/products');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Salmon nigiri' }).first().click();
  await expect(page.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  // A refresh that is still on its way would be answered to a page that is gone.
  await page.goto('about:blank');
  await provider.clearFaults();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
});

test('a revoked session of the cart page leads to the login, and back to the cart [CRT-03, SES-21]', async ({
  page,
  provider,
}) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/cart');
  await expect(page.getByRole('table')).toBeVisible();
  await endSession(page);
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication required to view cart.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, customer);
  await expect(page.getByRole('table')).toBeVisible();
});

test('without a storage a login lasts as long as the page, and says so [SES-17]', async ({
  page,
  provider,
}) => {
  const customer = await customerWithCart(provider);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The storage is closed.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/cart');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, customer);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('This browser does not let the shop store your login')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

/** Both tokens look good here, and the provider refuses them. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate((access) => {
    localStorage.setItem('authToken', access);
    localStorage.setItem('refreshToken', 'revoked');
  }, tokenUntil(inAnHour()));
}
