import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { addButton, waitForHydration } from '../shop-page.ts';
import { removeNewerFeatures } from './newer-features.ts';

test.beforeEach(({ page }) => page.addInitScript(removeNewerFeatures));

test('the storefront sells without anything newer than its browsers [BRW-01]', async ({ page, provider }) => {
  const customer = await provider.newCustomer();
  await page.goto('/login?redirect=/products');
  expect(await page.evaluate(() => ['withResolvers' in Promise, 'canParse' in URL])).toEqual([false, false]);
  await logIn(page, customer);
  await page.getByRole('link', { name: /Salmon nigiri/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
  await addButton(page).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' })).toHaveValue('1');

  await page.goto('/blog/a-soup-that-starts-the-day-before');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: /Comments/ })).toBeVisible();
});

test.describe('under a policy that allows no Trusted Types', () => {
  // Where a browser cannot clean HTML itself and the page allows no policy, words show without formatting.
  test.use({ expectedErrors: /TrustedTypePolicy|TrustedTypes policy|'TrustedHTML' assignment/ });

  test('widgets sell without anything newer than their browsers [BRW-02]', async ({
    page,
    shop,
    provider,
  }) => {
    const customer = await provider.newCustomer();
    await page.goto(shop.embedDemoUrl);
    expect(await page.evaluate(() => ['withResolvers' in Promise, 'canParse' in URL])).toEqual([
      false,
      false,
    ]);
    const account = page.locator('shop-account');
    await logIn(account, customer);
    const cart = page.locator('shop-cart');
    await expect(cart.getByText('Your Cart is Empty')).toBeVisible();
    const menu = page.locator('shop-menu');
    await menu.getByRole('link', { name: /Salmon nigiri/ }).click();
    await addButton(menu).click();
    await expect(cart.getByRole('link', { name: 'Salmon nigiri' })).toBeVisible();
  });
});
