import { AxeBuilder } from '@axe-core/playwright';
import { customerWithCart, openAs } from '../account/customer.ts';
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
  const dialogIssues = await new AxeBuilder({ page }).analyze();
  expect(dialogIssues.violations).toEqual([]);

  const friend = await provider.newCustomer();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await waitForHydration(other);
  const basket = other.getByRole('region', { name: 'Dishes for you' });
  await expect(basket.getByRole('listitem')).toHaveText([/^2 × Salmon nigiri\$/, /^1 × Tuna nigiri\$/]);
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await basket.getByRole('button', { name: 'Add all to cart' }).click();
  await other.getByLabel('Email').fill(friend.email);
  await other.getByLabel('Password').fill(friend.password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(basket.getByText('2 dishes are in your cart.')).toBeInViewport();
  await expect(other.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(other.url()).toBe(address);
  await context.close();
});

test('the dishes of a link take no place away once the page has begun to show', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/products?basket=2*salmon-nigiri*no+wasabi&basket=1*tuna-nigiri');
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Dishes for you' }).getByText('$').first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
