import { expect, test } from '../fixtures.ts';
import { customerWithCart, openAs, restock } from './customer.ts';

const code = /\/(cart-drawer|mini-cart)[^/]*\.js$/;

test.beforeEach(({ shop }) => restock(shop));

test('a click on the cart waits for slow code, shows that, and opens the drawer', async ({
  page,
  provider,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openAs(page, await customerWithCart(provider), '/company-info');
  const link = page.getByRole('link', { name: 'Cart, 3 items' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/company-info');
  gate.resolve();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Salmon nigiri')).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/company-info');
});

test('a click opens the drawer at once when the cart is loaded', async ({ page, provider }) => {
  const loaded = page.waitForResponse((response) => /\/mini-cart[^/]*\.js$/.test(response.url()));
  await openAs(page, await customerWithCart(provider), '/company-info');
  await loaded;
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Salmon nigiri')).toBeVisible();
});

test.describe('when its code fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically|is left out/ });

  test('a click on the cart leads to its page', async ({ page, provider }) => {
    await page.route(code, (route) => route.abort());
    await openAs(page, await customerWithCart(provider), '/company-info');
    await page.getByRole('link', { name: 'Cart, 3 items' }).click();
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expect(page).toHaveURL('/cart');
  });
});
