import type { Page } from '@playwright/test';
import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';

/** What the page says was refused by its policy. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
}

test('menu, account, cart and journal work on a foreign page under a strict policy [EMB-26, EMB-27]', async ({
  page,
  shop,
  provider,
}) => {
  const refused = await watchPolicy(page);
  const customer = await provider.newCustomer();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto(shop.embedDemoUrl);
  const menu = page.locator('shop-menu');
  const account = page.locator('shop-account');
  const cart = page.locator('shop-cart');
  await expect(menu.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  await expect(page.locator('shop-blog').getByRole('heading', { name: 'Blog' })).toBeVisible();
  await expect(cart.getByText('Please Log In')).toBeVisible();

  await logIn(account, customer);
  await expect(cart.getByText('Your Cart is Empty')).toBeVisible();

  await menu.getByRole('link', { name: /Salmon nigiri/ }).click();
  await addButton(menu).click();
  await expect(menu.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Salmon nigiri' })).toBeVisible();

  const journal = page.locator('shop-blog');
  await journal
    .getByRole('link', { name: /Seventy degrees/ })
    .first()
    .click();
  await expect(journal.getByRole('heading', { name: 'Seventy degrees' })).toBeVisible();
  await expect(journal.getByRole('heading', { level: 2 }).first()).toBeVisible();

  expect(new Set(scripts.filter((url) => url.includes('/vendor/react.'))).size, 'one React').toBe(1);
  expect(await page.title()).toBe('Harbour Guide');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(
    await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null]);
  expect(await refused()).toEqual([]);
});
