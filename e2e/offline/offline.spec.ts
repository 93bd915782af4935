import type { Page } from '@playwright/test';
import { expect, expectReadable, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { customerWithCart, openAs, placeOrder, restock, toCheckout } from '../account/customer.ts';
import { waitForHydration } from '../shop-page.ts';
import { bar, goOffline, kept, offlineBar, untilAnswerKept, untilKept } from './kept.ts';

test.use({
  edgeSettings: { OFFLINE: 'on' },
  // What Chromium logs for each call without a line.
  expectedErrors: /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|could not be loaded/,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dish = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** Opens menu and dishes: one in the menu, one as a document. */
async function readMenu(page: Page): Promise<void> {
  await page.goto('/products');
  await waitForHydration(page);
  await untilKept(page, '/products');
  await dish(page, /Salmon nigiri/).click();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await untilAnswerKept(page, '/products/salmon-nigiri/');
  await page.goto('/products/tuna-nigiri');
  await untilKept(page, '/products/tuna-nigiri');
  await page.goto('/products');
  await waitForHydration(page);
}

test('without a line the menu and the dishes that were opened are there, with their time [OFF-01..03]', async ({
  page,
}) => {
  await readMenu(page);
  await expect(bar(page)).toHaveCount(0);
  await goOffline(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Our Products');
  await expect(bar(page)).toHaveText(offlineBar);
  await waitForHydration(page);

  // opened as a document
  await dish(page, /Tuna nigiri/).click();
  await expect(heading(page)).toHaveText('Tuna nigiri');
  await expect(bar(page)).toHaveText(offlineBar);

  // opened within the shop, and reloaded there
  await page.goBack();
  await expect(heading(page)).toHaveText('Our Products');
  await waitForHydration(page);
  await dish(page, /Salmon nigiri/).click();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await expect(bar(page)).toHaveText(offlineBar);
  await page.reload();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await expect(bar(page)).toHaveText(offlineBar);
});

test('a document that was shown again has what was kept, too, once there is no line [OFF-02] [RTE-17]', async ({
  page,
}) => {
  await readMenu(page);
  await page.goto('/faq');
  await page.goBack();
  await waitForHydration(page);
  await goOffline(page);
  await dish(page, /Salmon nigiri/).click();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await expect(bar(page)).toHaveText(offlineBar);
});

test('Back to a page has what was kept, too, while the provider hangs [OFF-02] [RTE-17]', async ({
  page,
  provider,
  startFurtherEdge,
}) => {
  const { url } = await startFurtherEdge({ OFFLINE: 'on', RENDER_BUDGET: '2500' });
  await page.goto(`${url}/products`);
  await waitForHydration(page);
  await untilKept(page, '/products');
  await dish(page, /Salmon nigiri/).click();
  await untilAnswerKept(page, '/products/salmon-nigiri/');
  await page.goto(`${url}/faq`);
  await provider.fault({
    match: { path: '/api/products/products/salmon-nigiri/' },
    kind: 'delay',
    ms: 60_000,
  });
  await page.goBack({ waitUntil: 'commit' });
  // Sooner than the page's call would end by itself.
  await expect(heading(page)).toHaveText('Salmon nigiri', { timeout: 14_000 });
});

test('a page that was there before the worker says so, too, when it shows what was kept [OFF-16]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/products');
  await waitForHydration(page);
  await untilKept(page, '/products');
  await dish(page, /Salmon nigiri/).click();
  await untilAnswerKept(page, '/products/salmon-nigiri/');
  await page.goBack();
  await expect(heading(page)).toHaveText('Our Products');
  await goOffline(page);
  // The page's own answers are too old by then.
  await page.clock.fastForward(31_000);
  await dish(page, /Salmon nigiri/).click();
  await expect(heading(page)).toHaveText('Salmon nigiri');
  await expect(bar(page)).toHaveText(offlineBar);
});

test('a page that this device has not opened says so, in the frame, with those that it has [OFF-05]', async ({
  page,
}) => {
  await readMenu(page);
  await goOffline(page);
  await page.goto('/products/prawn-nigiri');
  await expect(page.getByText('This page has not been opened on this device yet.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectReadable(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tuna nigiri/ })
    .click();
  await expect(heading(page)).toHaveText('Tuna nigiri');
  await expect(bar(page)).toHaveText(offlineBar);
});

test('back online the page is loaded anew by itself, and an order can be made [OFF-06]', async ({
  page,
  provider,
  shop,
}) => {
  await restock(shop);
  await openAs(page, await customerWithCart(provider), '/products');
  await untilKept(page, '/products');
  const comeBack = await goOffline(page);
  await page.reload();
  await expect(bar(page)).toHaveText(offlineBar);
  await comeBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('meta[name=x-cached-at]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await toCheckout(page, 'Bank transfer');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
});

test('no cache holds anything that a customer alone may see [OFF-07]', async ({ page, provider }) => {
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/products');
  await waitForHydration(page);
  await untilKept(page, '/products');
  await dish(page, /Salmon nigiri/).click();
  await untilAnswerKept(page, '/products/salmon-nigiri/');
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' })).toHaveValue('2');
  const addresses = Object.values(await kept(page)).flat();
  expect(
    addresses.filter((address) =>
      /^(?!\/releases\/).*\/(?:orders|payments|cart|accounts|login)\b/.test(address),
    ),
  ).toEqual([]);
  const secrets = await page.evaluate(async (secret) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))?.text();
        if (request.headers.has('Authorization') || text?.includes(secret)) found.push(request.url);
      }
    }
    return found;
  }, customer.access);
  expect(secrets).toEqual([]);
});

test('the cart opens without a line as it was last, and goes with the session [OFF-14]', async ({
  page,
  provider,
}) => {
  await openAs(page, await customerWithCart(provider), '/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
  await expect(quantity).toHaveValue('2');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(quantity).toHaveValue('2');
  const comeBack = await goOffline(page);
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(bar(page)).toHaveText(offlineBar);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await comeBack();
  await expect(bar(page)).toHaveCount(0);
  const stored = () => page.evaluate(() => localStorage.getItem('keptCart'));
  await expect.poll(stored).toContain('Salmon nigiri');
  await expect(quantity).toHaveValue('2');
  await waitForHydration(page);
  await quiet(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(stored).toBeNull();
});

test.describe('while the provider fails', () => {
  test.use({ expectedErrors: /status of 503|could not be loaded/ });

  test('a page is loaded anew once, not again and again, though it was kept [OFF-15]', async ({
    page,
    provider,
  }) => {
    await readMenu(page);
    await provider.fault({ kind: 'status', status: 503, match: { path: '/api/' } });
    await page.goto('/products/tuna-nigiri');
    await expect(page.getByText('You can read:')).toBeVisible();
    await provider.clearFaults();
    await expect(heading(page)).toHaveText('Tuna nigiri');
  });
});

test('a page of another site with widgets on it gets no worker [OFF-11]', async ({ page, shop }) => {
  await page.goto(shop.embedDemoUrl);
  await expect(
    page
      .locator('shop-menu')
      .getByRole('link', { name: /Salmon nigiri/ })
      .first(),
  ).toBeVisible();
  await quiet(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
