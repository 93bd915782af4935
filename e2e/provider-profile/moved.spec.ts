import { endpointsByName } from '@shop/shared/contracts/provider';
import { fillAddress, logIn } from '../account/customer.ts';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { expect, test } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';

/** Every call elsewhere, e.g. `/v9/cart/items/:id/update`. */
const paths = Object.fromEntries(
  [...endpointsByName.values()].map(({ name, path }) => {
    const parameters = (path.match(/:\w+/g) ?? []).map((parameter) => `/${parameter}`).join('');
    return [name, `/v9/${name.replace('.', '/')}${parameters}/`];
  }),
);

test.use({
  profile: {
    tenantHeader: 'Shop-Number',
    loginField: 'user_name',
    idempotencyHeader: 'Request-Once',
    paging: { page: 'p', size: 'limit', items: 12 },
    paths,
  },
});

const customer = { email: 'demo@umi.example', password: 'sushi-demo-1' };

test('a provider whose every path, header and field differs sells a dish in the storefront [API-01, API-03, API-09, PRV-01]', async ({
  page,
  provider,
}) => {
  await provider.clearLog();
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('button', { name: /to the cart$/ }).nth(12)).toBeAttached();
  await page.goto('/login?redirect=/products/salmon-nigiri');
  await logIn(page, customer);
  await addButton(page).click();
  await expect(page.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  await page.getByRole('link', { name: /^Cart, 1 / }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByText('Bank transfer').click();
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  const calls = await provider.log();
  expect(calls.filter(({ path }) => !path.startsWith('/api/v9/') && !path.startsWith('/media/'))).toEqual([]);
  expect(calls.filter(({ path, tenant }) => path.startsWith('/api/') && !tenant)).toEqual([]);
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
});

test('every public page shows it', async ({ page, provider }) => {
  await provider.clearLog();
  for (const path of [
    '/',
    '/gallery',
    '/blog',
    '/blog/seventy-degrees',
    '/faq',
    '/contact',
    '/company-info',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await provider.log()).filter(({ status }) => status >= 400)).toEqual([]);
});

test('widgets without an attribute get provider and tenant from the storefront of their script [EMB-28]', async ({
  page,
  shop,
  provider,
}) => {
  const scripts = ['catalog', 'account-cart', 'blog'].map(
    (remote) => `<script type="module" src="${shop.url}/embed/${remote}.js"></script>`,
  );
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,">${scripts.join('')}</head>
<body><shop-account></shop-account><shop-product slug="salmon-nigiri"></shop-product><shop-cart></shop-cart><shop-faq></shop-faq></body></html>`,
  );
  try {
    await provider.clearLog();
    const products: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/products/get/'))
        products.push(request.url());
    });
    await page.goto(foreign.url);
    await expect(page.locator('shop-faq').getByRole('heading', { level: 1 })).toBeVisible();
    await logIn(page.locator('shop-account'), customer);
    await expect(page.locator('shop-account').getByRole('button', { name: 'Logout' })).toBeVisible();
    const product = page.locator('shop-product');
    await expect(product.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
    await addButton(product).click();
    await expect(page.locator('shop-cart').getByText('Salmon nigiri')).toBeVisible();
    const calls = await provider.log();
    expect(calls.filter(({ path, status }) => path.startsWith('/api/') && status >= 400)).toEqual([]);
    expect(calls.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/v9/'))).toEqual([]);
    expect(calls.some(({ path }) => path.startsWith('/api/v9/products/get/'))).toBe(true);
    // The early calls are the very ones that the pages make: nothing is asked for twice. A preview in time leaves none to make.
    expect(products.length).toBeLessThan(2);
  } finally {
    await page.goto('about:blank');
    await foreign.close();
  }
});
