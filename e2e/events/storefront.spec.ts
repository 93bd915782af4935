import type { Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSiteConfig } from '../../scripts/shop.ts';
import { customerWithCart, logIn, openAs, restock, toCheckout } from '../account/customer.ts';
import { expect, test as base } from '../fixtures.ts';
import { addButton, searchField } from '../shop-page.ts';
import { salmon, tuna, usd, type Told } from './dishes.ts';

/** A shop that measures visits with consent. */
const test = base.extend<{ told: Told[] }, { measuring: string }>({
  measuring: [
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'shop-events-'));
      const file = defaultSiteConfig(directory);
      const record = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...record, google_analytics_id: 'G-UMI7' }));
      await use(file);
      rmSync(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  edgeSettings: [async ({ measuring }, use) => use({ SITE_CONFIG: measuring }), { scope: 'worker' }],
  /** What Google's tag is told, on all pages of the visit. */
  told: async ({ page }, use) => {
    const told: Told[] = [];
    await page.exposeFunction('tell', ([kind, name, parameters]: [string, string, unknown]) => {
      if (kind === 'event') told.push([name, parameters]);
    });
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'for (const command of dataLayer) tell([...command]); dataLayer.push = (command) => void tell([...command]);',
      }),
    );
    await use(told);
  },
});

/** The visitor has consented on an earlier visit. */
const consent = (page: Page) =>
  page.addInitScript(() => {
    // Maps stand in frames without storage.
    if (window.top === window) localStorage.setItem('shopAnalytics', 'granted');
  });

test.beforeEach(({ shop }) => restock(shop));

test('a whole purchase by card is told to the analytics: each event once, with its values [EVT-01] [EVT-02] [EVT-03] [EVT-04]', async ({
  page,
  provider,
  told,
}) => {
  await consent(page);
  const customer = await provider.newCustomer();
  await page.goto('/products?category=nigiri');
  await expect.poll(() => told.map(([name]) => name)).toEqual(['view_item_list']);
  expect(told[0]?.[1]).toMatchObject({
    item_list_id: 'nigiri',
    item_list_name: 'Nigiri',
    items: expect.arrayContaining([salmon(), tuna()]),
  });
  await searchField(page).fill('nigiri');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "nigiri"');
  await page
    .getByRole('link', { name: /Salmon nigiri/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
  await addButton(page).click();
  await logIn(page, customer);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // Told once the provider has added it: a page that is left before hears no more of it.
  await expect.poll(() => told.at(-1)?.[0]).toBe('add_to_cart');
  await page.goto('/products/tuna-nigiri');
  await addButton(page).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await toCheckout(page, 'Card');
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  const three = { ...usd, value: 29.4, items: [salmon(3)] };
  const expected: Told[] = [
    ['search', { search_term: 'nigiri' }],
    ['view_item_list', expect.objectContaining({ item_list_id: 'search' })],
    ['view_item', { ...usd, value: 9.8, items: [salmon(1)] }],
    ['login', { method: 'password' }],
    ['view_item', { ...usd, value: 9.8, items: [salmon(1)] }],
    ['add_to_cart', { ...usd, value: 9.8, items: [salmon(1)] }],
    ['view_item', { ...usd, value: 11.4, items: [tuna(1)] }],
    ['add_to_cart', { ...usd, value: 11.4, items: [tuna(1)] }],
    ['add_to_cart', { ...usd, value: 19.6, items: [salmon(2)] }],
    ['remove_from_cart', { ...usd, value: 11.4, items: [tuna(1)] }],
    ['begin_checkout', three],
    ['add_payment_info', { ...three, payment_type: 'card_2c2p' }],
    ['purchase', { ...three, transaction_id: expect.stringMatching(/^UMI-\d+$/) as unknown }],
  ];
  await expect.poll(() => told.slice(1)).toEqual(expected);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByText('Paid. The shop has your order.')).toBeVisible();
  await page.goto('/products/tuna-nigiri');
  await expect.poll(() => told.at(-1)?.[0]).toBe('view_item');
  expect(told.filter(([name]) => name === 'purchase')).toHaveLength(1);
});

test('an order without a payment page is told when it is placed, and not again after a reload [EVT-04]', async ({
  page,
  provider,
  told,
}) => {
  await consent(page);
  await openAs(page, await customerWithCart(provider), '/cart');
  await toCheckout(page, 'Bank transfer');
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  const confirmed = page.getByRole('heading', { name: 'Order Placed Successfully!' });
  await expect(confirmed).toBeVisible();
  const purchases = () => told.filter(([name]) => name === 'purchase');
  await expect.poll(purchases).toEqual([
    [
      'purchase',
      {
        ...usd,
        value: 31,
        items: [salmon(2), tuna(1)],
        transaction_id: expect.stringMatching(/^UMI-\d+$/) as unknown,
      },
    ],
  ]);
  await page.reload();
  await expect(confirmed).toBeVisible();
  await page.goto('/products/tuna-nigiri');
  await expect.poll(() => told.at(-1)?.[0]).toBe('view_item');
  expect(purchases()).toHaveLength(1);
});

test('nothing is told without consent, nor what happened before it [EVT-03]', async ({ page, told }) => {
  await page.goto('/products/salmon-nigiri');
  const question = page.getByRole('region', { name: 'Privacy' });
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => page.evaluate(() => 'dataLayer' in globalThis)).toBe(true);
  await searchField(page).fill('tuna');
  await searchField(page).press('Enter');
  await expect.poll(() => told.map(([name]) => name)).toEqual(['search', 'view_item_list']);
});

test('a consent that is withdrawn ends the measuring in the other tabs [EVT-08]', async ({
  page,
  context,
  told,
}) => {
  await page.goto('/products/tuna-nigiri');
  const privacy = (tab: Page) => tab.getByRole('region', { name: 'Privacy' });
  await privacy(page).getByRole('button', { name: 'Allow' }).click();
  await page.goto('/products/salmon-nigiri');
  await expect.poll(() => told.map(([name]) => name)).toEqual(['view_item']);
  const other = await context.newPage();
  await other.goto('/blog');
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await privacy(other).getByRole('button', { name: 'Decline' }).click();
  const isOff = () => page.evaluate(() => (globalThis as Record<string, unknown>)['ga-disable-G-UMI7']);
  await expect.poll(isOff).toBe(true);
  await searchField(page).fill('tuna');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Search Results');
  expect(told).toHaveLength(1);
});
