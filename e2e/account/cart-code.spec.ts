import { customerWithCart, openAs } from './customer.ts';
import { expect, test } from '../fixtures.ts';

const code = /\/ordering[^/]*\.js/;
const customers = /\/customer-cart[^/]*\.js/;

test('the code of the checkout comes for a cart that holds something, and for no other', async ({
  page,
  provider,
}) => {
  // What is imported after it was fetched comes from the browser's own store.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  const ofCheckout = () => [...asked].filter((url) => code.test(url));
  const customer = await provider.newCustomer();
  await openAs(page, customer, '/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofCheckout()).toEqual([]);
  await openAs(page, await customerWithCart(provider), '/cart');
  await expect.poll(ofCheckout).toHaveLength(1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(ofCheckout()).toHaveLength(1);
});

test('the code of customers’ carts costs no round: the document asks for it with the page’s own', async ({
  request,
}) => {
  const html = await (await request.get('/cart')).text();
  const asked = html.match(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g)?.join() ?? '';
  expect(asked).toMatch(/\/cart-page[^/]*\.js/);
  expect(asked).toMatch(customers);
});

test.describe('when that code does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a customer reads that the cart could not be loaded, and another try brings it', async ({
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

  test('the page says so, the cart is safe, and another try brings it', async ({ page, provider }) => {
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
