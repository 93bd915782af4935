import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { searchField, waitForHydration } from '../shop-page.ts';
import { holdScripts } from './held-scripts.ts';

// A worker would answer in place of the held scripts.
const blocked = /Service Worker registration blocked/;
test.use({ serviceWorkers: 'block', expectedErrors: blocked });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Loads the page anew, without its scripts, and goes back to the entry before, which was of the same document. */
async function goBackBeforeCode(page: Page) {
  const arrive = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  return arrive;
}

async function searchTwice(page: Page): Promise<void> {
  await page.goto('/products?search=salmon');
  await waitForHydration(page);
  await searchField(page).fill('tuna');
  await searchField(page).press('Enter');
  await expect(heading(page)).toHaveText('Search Results for "tuna"');
}

test('Back from a page that was reloaded, before its code, shows the page before as it is [RTE-16]', async ({
  page,
}) => {
  await page.goto('/cart');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await expect(heading(page)).toHaveText('Frequently Asked Questions');
  const arrive = await goBackBeforeCode(page);
  await expect(page).toHaveURL('/cart');
  await arrive();
  await expect(heading(page)).toHaveText('Please Log In');
});

test('Back between two searches, before the code, shows the results of the first [RTE-16]', async ({
  page,
}) => {
  await searchTwice(page);
  const arrive = await goBackBeforeCode(page);
  await expect(page).toHaveURL('/products?search=salmon');
  await arrive();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Search Results for "salmon"');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Salmon nigiri/ })
      .first(),
  ).toBeVisible();
});

test.describe('when the code never comes', () => {
  test.use({ expectedErrors: new RegExp(`${blocked.source}|net::ERR_FAILED`) });

  test('Back loads the page of its address [RTE-16]', async ({ page }) => {
    await searchTwice(page);
    const arrive = await goBackBeforeCode(page);
    await arrive(false);
    await expect(heading(page)).toHaveText('Search Results for "salmon"');
  });
});
