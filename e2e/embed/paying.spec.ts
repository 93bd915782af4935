import type { Page } from '@playwright/test';
import { fillAddress, restock } from '../account/customer.ts';
import { expect, type RunningShop } from '../fixtures.ts';
import { cart, goBack, menu, openCart, orderByCard, signIn } from './paying.ts';
import { test } from './widgets-page.ts';
import { whole } from '../whole.ts';

/** The referrer policy of many pages, whose links open beside them. */
const ownRules = '<meta name="referrer" content="no-referrer"><base target="_blank">';

test.beforeEach(({ shop }) => restock(shop));

test('a payment from a cart widget returns to its page, which shows the result [SEC-123]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  await open(cart, ownRules);
  const address = page.url();
  await signIn(page, shop, provider);
  const steps = await page.evaluate(() => history.length);
  await orderByCard(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await page.title()).toBe('Somebody else');
  // There, the question, and back, twice.
  expect(await page.evaluate(() => history.length)).toBe(steps + 6);

  await page.reload();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
});

test(
  'a payment from a cart in a dialog returns to its page, which shows the result',
  whole,
  async ({ open, page, provider, shop }) => {
    await open(menu);
    const address = page.url();
    await signIn(page, shop, provider);
    await openCart(page);
    await orderByCard(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await goBack(page);
    const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
    await expect(dialog.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(page.url()).toBe(address);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toHaveCount(0);
  },
);

test('Back on the payment page shows the unpaid order, and no result', async ({
  open,
  page,
  provider,
  shop,
}) => {
  await open(cart);
  await signIn(page, shop, provider);
  await orderByCard(page);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText(/Order UMI-\d+ is placed, but not paid yet\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Payment/ })).toHaveCount(0);
});

test('a payment works under the strictest policy', async ({ page, provider, shop }) => {
  // The cart stands below the screen there.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.embedDemoUrl);
  await signIn(page, shop, provider);
  const steps = await page.evaluate(() => history.length);
  await orderByCard(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Canceled' })).toBeInViewport();
  expect(page.url()).toBe(shop.embedDemoUrl);
  // There and back: a page that the shop knows is not asked about, and the storefront adds no history entries.
  expect(await page.evaluate(() => history.length)).toBe(steps + 2);
});

test('with deep-link a jump leaves the checkout open [SEC-124]', async ({ open, page, provider, shop }) => {
  await open(
    '<a href="#end">To the end</a><shop-cart deep-link {settings}></shop-cart><p id="end">The end</p>',
  );
  await signIn(page, shop, provider);
  const jump = () => page.getByRole('link', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByText('Bank transfer', { exact: true }).click();
  await jump();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('First Bank of Port Ellery')).toBeVisible();
  await jump();
  // What a jump would have loaded is there once the page has been asked for anew.
  await page
    .locator('shop-cart')
    .evaluate((cart: HTMLElement & { refresh(): Promise<void> }) => cart.refresh());
  await expect(page.getByText('First Bank of Port Ellery')).toBeVisible();
});

test('what loads above the result of a payment leaves it in view [EMB-98]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  const room = '<div style="height:120vh">The end</div>';
  await open(`${menu}<shop-cart {settings}></shop-cart>${room}`);
  await signIn(page, shop, provider);
  await orderByCard(page);
  const menuIsShown = Promise.withResolvers<void>();
  await page.route(`${shop.apiBase}/products/products/?*`, async (route) => {
    await menuIsShown.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await goBack(page);
  const result = page.getByRole('heading', { name: 'Payment Canceled' });
  await expect(result).toBeInViewport();
  expect(await page.evaluate(() => scrollY), 'it is in view without scrolling').toBe(0);
  menuIsShown.resolve();
  await expect(page.locator('shop-menu').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(result).toBeInViewport();
});

test(
  'with a storefront without payment origins, the storefront shows the result',
  whole,
  async ({ open, page, provider, shop, startFurtherEdge }) => {
    const further = await startFurtherEdge({});
    await open(
      cart.replace('{settings}', `api-base="${shop.apiBase}" tenant="7" storefront-url="${further.url}"`),
    );
    await signIn(page, shop, provider);
    await orderByCard(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(shop.url);
  },
);

test.describe('the storefront redirects to known addresses only', () => {
  const away = (shop: RunningShop, trip: Record<string, string>) =>
    `${shop.url}/payment/away#${new URLSearchParams(trip)}`;

  test('forward: to its own payment pages', async ({ page, shop }) => {
    for (const to of [`${shop.embedDemoUrl}pay`, 'javascript:alert(1)', '//umi.example', '', shop.url]) {
      await page.goto('about:blank');
      await page.goto(away(shop, { to, back: shop.url, payment: 'p1' }));
      await expect(page.getByRole('heading', { name: 'This is no payment page of this shop' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/payment/away');
    }
  });

  test.describe('back', () => {
    // Neither server has the payment in the address.
    test.use({ expectedErrors: /status of 404/ });

    const nobody = (shop: RunningShop) => `${shop.settings['PAYMENT_ORIGINS']}/pay/nobody`;
    const result = (page: Page) => page.getByRole('heading', { name: 'Payment transaction not found.' });

    test('to the site that the visitor came from', async ({ open, page, shop }) => {
      const returning = `${shop.url}/payment/return?paymentId=p1`;
      const visit = async (back: string) => {
        const href = away(shop, { to: nobody(shop), back, payment: 'p1' });
        await open(`<a href="${href.replaceAll('&', '&amp;')}">Win a prize</a>`);
        await page.getByRole('link').click();
        await expect(page.getByText('There is no such payment.')).toBeVisible();
        await page.goto(returning);
      };
      await visit(shop.embedDemoUrl);
      await expect(result(page)).toBeVisible();
      expect(page.url()).toBe(returning);
    });

    test('to a site that the shop does not know after a question, and once [TRP-03]', async ({
      open,
      page,
      shop,
    }) => {
      // Relative to a page of the shop this text leads to its own /payment/return: no payment page comes in between.
      const to = `${nobody(shop).replace('//', '')}/../../../payment/return?paymentId=p1`;
      await open(
        `<script>const link = document.body.appendChild(document.createElement('a'));
        link.textContent = 'Win a prize';
        link.href = '${shop.url}/payment/away#' + new URLSearchParams({ to: '${to}', back: location.href, payment: 'p1' });</script>`,
      );
      const address = page.url();
      await page.getByRole('link').click();
      await expect(page.getByText('There is nothing to pay here.')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(shop.settings['PAYMENT_ORIGINS']);

      await page.goto(`${shop.url}/payment/return`);
      await expect(
        page.getByRole('heading', { name: 'Could not identify the payment transaction.' }),
      ).toBeVisible();
      await page.goto(`${shop.url}/payment/return?paymentId=p1`);
      const { host } = new URL(address);
      await expect(page.getByRole('heading')).toHaveText(`This payment was begun on ${host}. Go back there?`);
      await expect(page.getByRole('link', { name: `Go back to ${host}` })).toHaveAttribute('href', address);
      await page.getByRole('link', { name: 'Show the result here' }).click();
      await expect(result(page)).toBeVisible();
      await page.reload();
      await expect(result(page)).toBeVisible();
    });
  });
});
