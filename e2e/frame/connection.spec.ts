import type { Page } from '@playwright/test';
import { test } from '../embed/widgets-page.ts';
import { expect } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({
  expectedErrors:
    /status of 503|net::ERR_INTERNET_DISCONNECTED|could not (?:be loaded|show)|is left out|Failed to fetch/,
});

const offlineText = 'You are offline. What is open stays open.';
const downText = 'The shop’s kitchen does not answer right now. We keep asking.';
const down = { match: { path: '/api/' }, kind: 'status', status: 503, body: '' } as const;

const bar = (page: Page) => page.locator('#connection');
/** Marks the document, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

test('offline one bar says so, and the page that could not be loaded loads by itself [CNX-01, CNX-03, CNX-04]', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await waitForHydration(page);
  await quiet(page);
  await mark(page);
  await context.setOffline(true);
  await expect(bar(page)).toHaveText(offlineText);
  await expect(page.locator('[aria-live=polite]', { hasText: offlineText })).toHaveCount(1);
  await page.getByRole('searchbox').fill('tuna');

  await page.getByRole('link', { name: 'CONTACT' }).click();
  await expect(
    page
      .getByRole('heading', { name: 'This part of the shop is not available right now.' })
      .or(page.getByText('Failed to load contact information.'))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/kitchen|ours to fix|rest of the shop/)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('tuna');

  await context.setOffline(false);
  await expect(bar(page)).toHaveText('You are back online.');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByText('14 Quay Street').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('tuna');
  await expect(bar(page)).toHaveCount(0);
  expect(await isSame(page)).toBe(true);
});

test('an outage of the provider is shown once, and the page loads by itself when it answers [CNX-02, CNX-03, CNX-04]', async ({
  page,
  provider,
}) => {
  await page.goto('/products');
  await waitForHydration(page);
  await quiet(page);
  await mark(page);
  await provider.fault(down);
  await page
    .getByRole('link', { name: /Salmon nigiri/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Failed to load product details.' })).toBeVisible();
  await expect(bar(page)).toHaveText(downText);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('This loads by itself as soon as it can.')).toBeVisible();

  await provider.clearFaults();
  await expect(bar(page)).toHaveText('The shop’s kitchen answers again.');
  await expect(page.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('one call that fails alone shows no bar [CNX-02]', async ({ page, provider }) => {
  await page.goto('/products');
  await waitForHydration(page);
  await provider.fault({
    match: { path: '/api/products/products/salmon-nigiri/' },
    kind: 'status',
    status: 503,
    body: '',
  });
  await page
    .getByRole('link', { name: /Salmon nigiri/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Failed to load product details.');
  await quiet(page);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('trying again often helps');
});

test('home is shown without its data, has one alarm, and fills by itself [CNX-03, CNX-04]', async ({
  page,
  provider,
}) => {
  await provider.fault(down);
  await page.goto('/');
  const notice = page.getByText('Failed to load essential page data. Some content may be missing.');
  await expect(notice).toBeVisible();
  await expect(bar(page)).toHaveText(downText);
  await expect(page.getByText('Failed to load site details.')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await mark(page);
  await provider.clearFaults();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'From the counter today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maki' }).first()).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

const hasFollower = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/vendor/loading.'));

test('a widget has a bar of its own, and loads again by itself [CNX-01..03]', async ({
  open,
  page,
  context,
  provider,
}) => {
  await open('<shop-menu {settings}></shop-menu><shop-blog {settings}></shop-blog>');
  const menu = page.locator('shop-menu');
  await expect(menu.getByRole('link', { name: /Salmon nigiri/ }).first()).toBeVisible();
  await expect(page.locator('shop-blog').getByRole('heading', { name: 'Blog' })).toBeVisible();
  // Beside a preview, what follows the connection comes once the browser is idle.
  await expect.poll(() => page.evaluate(hasFollower)).toBe(true);
  await quiet(page);
  await context.setOffline(true);
  await expect(bar(page)).toHaveText([offlineText, offlineText]);
  await expect(page.locator('[aria-live=polite]', { hasText: offlineText })).toHaveCount(1);
  await context.setOffline(false);
  await expect(bar(page).first()).toHaveText('You are back online.');

  await provider.fault(down);
  await menu
    .getByRole('link', { name: /Salmon nigiri/ })
    .first()
    .click();
  await expect(menu.getByText('Failed to load product details.')).toBeVisible();
  await expect(bar(page).first()).toHaveText(downText);
  await provider.clearFaults();
  await expect(menu.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
});
