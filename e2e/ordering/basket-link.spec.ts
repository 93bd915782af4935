import { customerWithCart, logIn, openAs } from '../account/customer.ts';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

test('a cart becomes a link, and somebody else has its dishes after one press and a login [BSK-01] [BSK-02] [BSK-03] [BSK-04]', async ({
  browser,
  page,
  provider,
  shop,
}) => {
  await openAs(page, await customerWithCart(provider), '/cart');
  await page.getByRole('button', { name: 'Order together' }).click();
  const address = await page.getByLabel('Link to these dishes').inputValue();
  expect(address).toBe(`${shop.url}/products?basket=2*salmon-nigiri&basket=1*tuna-nigiri`);
  expect(await findViolations(page)).toEqual([]);

  const friend = await provider.newCustomer();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await waitForHydration(other);
  const basket = other.getByRole('dialog', { name: 'Dishes for you' });
  await expect(basket.getByRole('listitem')).toHaveText([/^2 × Salmon nigiri\$/, /^1 × Tuna nigiri\$/]);
  expect(await findViolations(other)).toEqual([]);
  await basket.getByRole('button', { name: 'Add all to cart' }).click();
  await logIn(other, friend);
  await expect(basket.getByText('2 dishes are in your cart.')).toBeInViewport();
  await expect(other.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(other.url()).toBe(address);
  await basket.getByRole('button', { name: 'Back to the menu' }).click();
  await expect(other).toHaveURL('/products');
  await context.close();
});
