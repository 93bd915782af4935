import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';

test('the product list needs one React, and every call of the page is sent once', async ({
  page,
  provider,
  shop,
}) => {
  await provider.clearLog();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  await quiet(page);

  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  const reacts = texts.filter((text) => text.includes('Minified React error'));
  expect(reacts, 'scripts that hold a react-dom').toHaveLength(1);
  expect(scripts.every((url) => url.startsWith(shop.url))).toBe(true);

  const calls = (await provider.log()).filter(({ method }) => method === 'GET').map(({ path }) => path);
  const api = calls.filter((path) => path.startsWith('/api/')).toSorted((a, b) => a.localeCompare(b));
  expect(api).toEqual([
    '/api/pages/settings/public/',
    '/api/products/categories/',
    '/api/products/products/?is_active=true',
  ]);
});
