import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { startSandbox } from '../../scripts/shop.ts';
import { expect, test, uncachedRendering } from '../fixtures.ts';
import { createProvider } from '../provider.ts';
import { waitForHydration } from '../shop-page.ts';

test('a provider that counts its lists and gives no next address shows them to their end [API-38]', async ({
  page,
  shop,
  startFurtherEdge,
}) => {
  const dataDir = join(shop.dataDir, 'counted');
  const profile = join(shop.dataDir, 'counted.json');
  writeFileSync(profile, JSON.stringify({ paging: { page: 'p', size: 'limit', items: 12 } }));
  const sandbox = await startSandbox({ dataDir, port: await freePort(), profile, hasNext: false });
  try {
    const settings = { ...sandbox.settings, ...uncachedRendering, PROVIDER_PROFILE: profile };
    const { url } = await startFurtherEdge(settings, { apiBase: sandbox.apiBase });
    const provider = createProvider(sandbox.apiBase);
    const all = (await provider.call('/products/products/?is_active=true')) as unknown[];
    await page.goto(`${url}/products`);
    await waitForHydration(page);
    const cards = page.getByRole('region', { name: 'Our Products' }).getByRole('listitem');
    const more = page.getByRole('button', { name: 'Load more' });
    await expect(cards).toHaveCount(12);
    for (let shown = 12; shown < all.length; shown += 12) {
      await expect(cards).toHaveCount(shown);
      await more.click();
    }
    await expect(cards).toHaveCount(all.length);
    await expect(more).toHaveCount(0);
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    await expect(page.getByText(`${all.length} products`, { exact: true })).toBeVisible();
    const asked = (await provider.log()).filter(({ path }) => path.includes('/products/products/?'));
    expect(asked.every(({ status }) => status === 200)).toBe(true);
    expect(asked.some(({ path }) => path.includes('p=2'))).toBe(true);
    await page.goto('about:blank');
  } finally {
    await sandbox.stop();
  }
});
