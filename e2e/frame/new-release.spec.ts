import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { release } from './release.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { addButton, searchField, waitForHydration } from '../shop-page.ts';

test.use({
  expectedErrors: /status of 404|integrity|could not be loaded|did not arrive|Failed to fetch/,
});

const blogLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' });
const documentsOf = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) addresses.push(request.url());
  });
  return addresses;
};

test('an area with a new release is loaded from its new address, without a reload', async ({
  page,
  shop,
}) => {
  await page.goto('/products');
  await waitForHydration(page);
  const documents = documentsOf(page);
  await release(page, shop.url);
  await blogLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  expect(documents).toEqual([]);
});

test('a page whose code was removed with its release is reloaded once, with the cart and what was typed', async ({
  page,
  provider,
  shop,
}) => {
  const { access, refresh } = await provider.newCustomer();
  await page.goto('/products/salmon-nigiri');
  await page.evaluate(
    ([token = '', again = '']) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('refreshToken', again);
    },
    [access, refresh],
  );
  await page.reload();
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await blogLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');

  const documents = documentsOf(page);
  await release(page, shop.url);
  await searchField(page).fill('eel and');
  await page.getByRole('main').getByRole('link').first().click();
  await expect.poll(() => documents.length).toBe(1);
  // The document still names the files that are gone: that does not reload it a second time.
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  await quiet(page);
  expect(documents).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(searchField(page)).toHaveValue('eel and');
});
