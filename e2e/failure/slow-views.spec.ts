import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

// A worker would answer in place of the route.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /net::ERR_FAILED|Service Worker registration blocked/,
});

test('a slow page is shown though what stands in its place meanwhile cannot be loaded, and no error is left uncaught [REL-01]', async ({
  page,
  provider,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const asked = page.waitForRequest(/slow-page-[^/]*\.js$/);
  await page.route(/slow-page-[^/]*\.js$/, (route) => route.abort());
  await provider.fault({ match: { path: '/api/pages/manage/faqs/' }, kind: 'delay', ms: 3000 });
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await asked;
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
});
