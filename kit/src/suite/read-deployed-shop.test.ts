import { afterEach, expect, test, vi } from 'vitest';
import { readDeployedShop } from './read-deployed-shop.ts';

afterEach(() => vi.unstubAllGlobals());

const serve = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));

const boot = {
  site: { id: 3, tenant: 7, site_title: 'Umi' },
  provider: { apiBase: 'https://api.example/v1', tenantHeader: 'X-Shop', paths: {} },
  discovery: {
    schema: '1.0',
    microFrontends: {
      blog: [
        { url: '/blog.js', metadata: { version: 'b1' }, extras: { requires: '^1.0', routes: ['/blog'] } },
      ],
    },
  },
};

test('site, provider and the paths of the areas are read from a document of the shop', async () => {
  serve(`<html><script type="application/json" id="shop-boot">${JSON.stringify(boot)}</script></html>`);
  const { settings, areas } = await readDeployedShop('https://shop.example');
  expect(settings.site).toMatchObject({ tenant: 7 });
  expect(settings.provider).toMatchObject({ apiBase: 'https://api.example/v1', tenantHeader: 'X-Shop' });
  expect(areas).toEqual([{ app: 'blog', version: 'b1', requires: '^1.0', routes: ['/blog'], elements: [] }]);
});

test('an address that is no shop is told', async () => {
  serve('<html></html>');
  await expect(readDeployedShop('https://other.example')).rejects.toThrow(
    'https://other.example is no shop: its document has no boot record.',
  );
});
