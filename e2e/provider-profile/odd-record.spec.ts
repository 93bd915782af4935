import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ expectedErrors: /^products\.list: 1 \(id "a-1"\) is left out: slug is null/ });

test('one odd record among good products is left out, and the list is rendered with the others [REC-04]', async ({
  page,
  provider,
}) => {
  const list = '/products/products/?is_active=true';
  const [first, ...others] = (await provider.call(list)) as Record<string, unknown>[];
  const unpriced = { ...others[0], price: 'N/A', category: 5, main_image: null, stock: 'many' };
  const records = [first, { id: 'a-1', slug: null, price: null }, unpriced, ...others.slice(1)];
  await provider.fault({
    match: { method: 'GET', path: '^/api/products/products/\\?' },
    kind: 'malformed',
    body: records,
  });
  const response = await page.goto('/products');
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain('Price on request');
  await waitForHydration(page);
  await expect(page.getByText(`${records.length - 1} products`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: String(first?.['name']), exact: true })).toBeVisible();
  await expect(page.getByText('Price on request').first()).toBeVisible();
});
