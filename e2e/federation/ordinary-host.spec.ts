import { join } from 'node:path';
import { buildAll, checkout } from '../../scripts/build-all.ts';
import { expect, test } from '../fixtures.ts';
import { serveDirectory, type LocalServer } from '../local-server.ts';

let host: LocalServer;

test.beforeAll(async () => {
  const builds = await buildAll(['ordinary-host']);
  host = await serveDirectory(join(checkout, builds['ordinary-host'] ?? ''));
});

test.afterAll(() => host.close());

const pages = [
  { area: 'catalog', path: '/products', heading: 'Our Products' },
  { area: 'blog', path: '/blog', heading: 'Blog' },
  { area: 'account-cart', path: '/cart', heading: 'Please Log In' },
] as const;

for (const { area, path, heading } of pages) {
  test(`an ordinary federation host shows ${path} of ${area}`, async ({ page, shop }) => {
    const html = await (await fetch(shop.url)).text();
    const boot = JSON.parse(/id="shop-boot">(.+?)<\/script>/s.exec(html)?.[1] ?? 'null') as BootText;
    for (const [version] of Object.values(boot.discovery.microFrontends)) {
      if (version) version.url = shop.url + version.url;
    }
    const query = new URLSearchParams({ area, path, boot: JSON.stringify(boot) });
    await page.goto(`${host.url}/?${query}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(3);
  });
}

interface BootText {
  readonly discovery: { readonly microFrontends: Record<string, { url: string }[]> };
}
