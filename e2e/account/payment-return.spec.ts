import { expect, test } from '../fixtures.ts';
import { openCheckout, placeOrder, restock } from './customer.ts';

test.beforeEach(({ shop }) => restock(shop));

test('Back from the bank to a payment page that leads to the shop at once is a return [SEC-206]', async ({
  page,
  provider,
  shop,
}) => {
  await openCheckout(page, provider, 'Card');
  let isPaid = false;
  await page.route('**/pay/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (search) isPaid = true;
    else if (isPaid) {
      const location = `${shop.url}/payment/return?paymentId=${pathname.split('/').at(-1)}`;
      return route.fulfill({ status: 302, headers: { location } });
    }
    const body = isPaid ? '<h1>Approved by your bank</h1>' : '<a href="?bank">On to your bank</a>';
    return route.fulfill({ contentType: 'text/html', headers: { 'Cache-Control': 'no-store' }, body });
  });
  await placeOrder(page);
  await page.getByRole('link', { name: 'On to your bank' }).click();
  await expect(page.getByRole('heading', { name: 'Approved by your bank' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByText('Your payment is still being processed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});

test('Back from the page of a second payment to a return that names none shows that it is open [SEC-195]', async ({
  page,
  provider,
  shop,
}) => {
  await openCheckout(page, provider, 'Card');
  await page.route('**/pay/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.fulfill({ status: 303, headers: { location: `${shop.url}/payment/return` } });
  });
  await placeOrder(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Payment open. The order is kept and can be paid.')).toBeVisible();
});

test('what reads the return from a payment is loaded before the shopper leaves to pay [SEC-231]', async ({
  page,
  provider,
}) => {
  const loaded = () => page.waitForResponse(/\/payment-return-page-[^/]*\.js$/);
  let code = loaded();
  await openCheckout(page, provider, 'Card');
  expect((await code).ok()).toBe(true);

  await placeOrder(page);
  for (const path of ['/cart', '/orders']) {
    await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible();
    code = loaded();
    await page.goto(path);
    expect((await code).ok()).toBe(true);
    await page.getByRole('button', { name: 'Pay now' }).click();
  }
  await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible();
});
