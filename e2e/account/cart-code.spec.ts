import { customerWithCart, openAs } from './customer.ts';
import { expect, test } from '../fixtures.ts';

const code = /\/ordering[^/]*\.js/;
const customers = /\/customer-cart[^/]*\.js/;

test('the checkout’s code is loaded for a filled cart only', async ({ page, provider }) => {
  // A fetched file is imported from the browser's HTTP cache.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  const checkoutFiles = () => [...asked].filter((url) => code.test(url));
  const customer = await provider.newCustomer();
  await openAs(page, customer, '/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(checkoutFiles()).toEqual([]);
  await openAs(page, await customerWithCart(provider), '/cart');
  await expect.poll(checkoutFiles).toHaveLength(1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(checkoutFiles()).toHaveLength(1);
});

test('the code of a customer’s cart costs no round trip: the document preloads it with the page’s own', async ({
  request,
}) => {
  const html = await (await request.get('/cart')).text();
  const asked = html.match(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g)?.join() ?? '';
  expect(asked).toMatch(/\/cart-page[^/]*\.js/);
  expect(asked).toMatch(customers);
});

test.describe('when that code fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a customer reads that the cart could not be loaded, and a retry loads it', async ({
    page,
    provider,
  }) => {
    await page.route(customers, (route) => route.abort());
    await openAs(page, await customerWithCart(provider), '/cart');
    await expect(page.getByRole('heading', { name: 'Could not load cart.' })).toBeVisible();
    await page.unroute(customers);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('the page says so, the cart is safe, and a retry loads it', async ({ page, provider }) => {
    await page.route(code, (route) => route.abort());
    await openAs(page, await customerWithCart(provider), '/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('heading', { name: 'The checkout could not be loaded.' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('table')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'The checkout could not be loaded.' })).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  });
});
