import { expect, test } from '../fixtures.ts';
import { customerWithCart, openAs, restock } from './customer.ts';

const code = /\/(cart-drawer|mini-cart)[^/]*\.js$/;

test.beforeEach(({ shop }) => restock(shop));

test('a press on the cart waits for code that is slow, shows that, and opens the drawer', async ({
  page,
  provider,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openAs(page, await customerWithCart(provider), '/company-info');
  const link = page.getByRole('link', { name: 'Cart, 3 items' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/company-info');
  arrival.resolve();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Salmon nigiri')).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/company-info');
});

test('a press opens the drawer without a wait once the cart is there', async ({ page, provider }) => {
  const arrived = page.waitForResponse((response) => /\/mini-cart[^/]*\.js$/.test(response.url()));
  await openAs(page, await customerWithCart(provider), '/company-info');
  await arrived;
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Salmon nigiri')).toBeVisible();
});

test.describe('where its code cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically|is left out/ });

  test('a press on the cart leads to its page', async ({ page, provider }) => {
    await page.route(code, (route) => route.abort());
    await openAs(page, await customerWithCart(provider), '/company-info');
    await page.getByRole('link', { name: 'Cart, 3 items' }).click();
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expect(page).toHaveURL('/cart');
  });
});
