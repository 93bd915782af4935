import { restock } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { cart, goBack, menu, openCart, orderByCard, signIn } from './paying.ts';
import { test } from './widgets-page.ts';

test.beforeEach(({ shop }) => restock(shop));

test('Back on the page of a second payment shows the unpaid order, too, and no result [SEC-194]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  await open(cart);
  await signIn(page, shop, provider);
  await orderByCard(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await goBack(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Order UMI-\d+ is placed, but not paid yet\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Payment/ })).toHaveCount(0);
});

test('a page that Back shows as it was left says in a dialog that a second payment is open [SEC-194]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  await open(menu);
  await signIn(page, shop, provider);
  await openCart(page);
  await orderByCard(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await goBack(page);
  // The page stays, as if the browser had kept it.
  await page.route('**/payment/away', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest('**/payment/away');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await left;
  await page.getByRole('button', { name: 'Close' }).click();
  await openCart(page);
  await expect(page.getByText(/Order UMI-\d+ is placed, but not paid yet\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Payment/ })).toHaveCount(0);
});

test('a return is one where the clock of the page is behind, as after a device has slept [SEC-208]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  // Chromium counts from when a process was started, and not while the device sleeps.
  await page.addInitScript(() =>
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - 3_600_000 }),
  );
  await open(cart);
  await signIn(page, shop, provider);
  await orderByCard(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});
