import type { Discovery } from '@shop/shared/contracts';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge } from '../../scripts/shop.ts';
import { expect, test } from '../fixtures.ts';

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

test.describe('a program that a page does not have', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedScript/ });

  test('does not run, and the edge is told [SEC-15]', async ({ page }) => {
    await page.goto('/products');
    const report = page.waitForRequest('**/csp-report');
    await page.evaluate(() => {
      const script = document.createElement('img');
      script.setAttribute('onerror', 'globalThis.hasRun = true');
      script.src = 'data:,';
      document.body.append(script);
    });
    expect((await report).method()).toBe('POST');
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  });
});

test('paths that cannot be decoded are answered without a line in the log [SEC-21]', async ({ shop }) => {
  const lines: string[] = [];
  const edge = await startEdge(
    {
      builds: await buildAll(),
      port: await freePort(),
      dataDir: `${shop.dataDir}/logged`,
      onLine: (line) => lines.push(line),
    },
    shop.apiBase,
  );
  try {
    const started = lines.length;
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
    expect(lines.slice(started)).toEqual([]);
  } finally {
    await edge.stop();
  }
});
