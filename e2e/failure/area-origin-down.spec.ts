import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

// Shell and areas on four origins, each a server of its own that can go away and come back.
test.use({ expectedErrors: /could not be loaded|Failed to load resource|Failed to fetch/ });

test('killing the origin of one area leaves the rest working, and Try again restores it [RTE-11, RTE-12, RTE-13]', async ({
  page,
  shop,
}) => {
  const builds = await buildAll();
  const start = async (port: number, env = {}) =>
    startEdge({ builds, port, dataDir: join(shop.dataDir, 'four-origins') }, shop.apiBase, env);
  const ports = { catalog: await freePort(), blog: await freePort(), 'account-cart': await freePort() };
  const origins = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`]),
  );
  const servers: Record<string, Edge> = {};
  for (const [name, port] of Object.entries(ports)) servers[name] = await start(port);
  const shell = await start(await freePort(), { AREA_ORIGINS: JSON.stringify(origins) });
  try {
    await page.goto(`${shell.url}/products`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
    await waitForHydration(page);
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect(addresses).toContain(origins['catalog']);

    await servers['blog']?.stop();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('This part of the shop is not available right now.')).toBeVisible();
    await retry.click();
    await expect(page.getByText('Still not available.')).toBeVisible();

    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.goBack();
    await expect(retry).toBeVisible();

    servers['blog'] = await start(ports.blog);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no document reload').toBe(true);
  } finally {
    await Promise.all([shell, ...Object.values(servers)].map((server) => server.stop()));
  }
});
