import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll, checkout, writeFileLists, type Builds } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { expect, uncachedRendering, test, type RunningShop } from '../fixtures.ts';
import { whole } from '../whole.ts';

// Each test fails a page of its own: after failures in a row the edge leaves a page alone for a moment.
test.use({
  expectedErrors: /status of (?:404|500|503)|net::ERR_|blocked by CORS policy|could not be loaded/,
});

const isRendered = (html: string) => html.includes('id="shop-hydration"');

test.describe('the provider', () => {
  const failures = [
    { path: '/faq', call: '/api/pages/manage/faqs/', fault: { kind: 'status', status: 500 } },
    { path: '/blog/seventy-degrees', call: '/api/blog/posts/seventy-degrees/', fault: { kind: 'malformed' } },
    { path: '/company-info', call: '/api/company/info/', fault: { kind: 'drop' } },
  ] as const;

  for (const { path, call, fault } of failures)
    test(`fails a page (${fault.kind}): status 503, one attempt, and the browser shows the page's own words`, async ({
      page,
      provider,
      request,
    }) => {
      await provider.fault({ match: { path: call }, ...fault });
      await provider.clearLog();
      const answer = await request.get(path);
      expect(answer.status()).toBe(503);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      expect(isRendered(await answer.text())).toBe(false);
      expect((await provider.log()).filter((logged) => logged.path.startsWith(call))).toHaveLength(1);

      await page.goto(path);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await provider.clearFaults();
      await retry.click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

  test('is slow: the document goes out when the time is up, and the page comes when its data does', async ({
    page,
    provider,
    startFurtherEdge,
  }) => {
    const edge = await startFurtherEdge({ RENDER_BUDGET: '300' });
    await provider.fault({ match: { path: '/api/contact/' }, kind: 'delay', ms: 3000 });
    const answer = await page.goto(`${edge.url}/contact`);
    expect(answer?.status()).toBe(200);
    expect(isRendered((await answer?.text()) ?? '')).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });

  test('fails at what a page can do without: that part alone is left to the browser', async ({
    page,
    provider,
  }) => {
    await provider.fault({ match: { path: '/api/blog/comments/' }, kind: 'status', status: 500 });
    await provider.clearLog();
    const answer = await page.goto('/blog/a-soup-that-starts-the-day-before');
    expect(answer?.status()).toBe(200);
    expect(isRendered((await answer?.text()) ?? '')).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A soup that starts the day before');
    const comments = page.locator('#comments');
    await expect(comments.getByText('Fault with status 500.')).toBeVisible();
    const posts = (await provider.log()).filter(({ path }) => path.includes('/a-soup-that-starts'));
    expect(posts, 'calls for what was there').toHaveLength(1);
    await provider.clearFaults();
    await comments.getByRole('button', { name: 'Try again' }).click();
    await expect(comments.getByRole('article').first()).toBeVisible();
  });
});

test('a provider that is not there: documents go out, none of them waits, and pages say what is the matter', async ({
  page,
  startFurtherEdge,
}) => {
  const edge = await startFurtherEdge({}, { apiBase: `http://127.0.0.1:${await freePort()}/api` });
  for (const [path, status] of [
    ['/', 503],
    ['/products', 503],
    ['/blog', 503],
    ['/cart', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await page.request.get(edge.url + path);
    expect(answer.status(), path).toBe(status);
  }
  await page.goto(`${edge.url}/products`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

for (const path of ['/nowhere', '/products/no-such-dish', '/blog/no-such-post'])
  test(`${path} is rendered with status 404, and not for search engines`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const html = (await answer?.text()) ?? '';
    expect(isRendered(html)).toBe(true);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });

/** This checkout's builds, of which the catalog has another server output. */
async function withCatalogOutput({ dataDir }: RunningShop, output: string | undefined): Promise<Builds> {
  const builds = await buildAll();
  const catalog = join(dataDir, output === undefined ? 'no-output' : 'other-output');
  cpSync(join(checkout, builds['catalog'] ?? ''), catalog, { recursive: true });
  const entry = join(catalog, 'server/entry.js');
  if (output === undefined) rmSync(entry);
  else writeFileSync(entry, output);
  writeFileLists(catalog);
  return { ...builds, catalog: relative(checkout, catalog) };
}

for (const [title, output] of [
  ['has no server output', undefined],
  ['throws', `export const area = { contract: '1.0', routes() { throw new Error('boom'); } };`],
  ['is none', `export const area = 'tampered';`],
] as const)
  test(
    `an area that ${title}: its pages come by the browser, those of others rendered`,
    title === 'is none' ? whole : {},
    async ({ page, shop, startFurtherEdge }) => {
      const edge = await startFurtherEdge(uncachedRendering, {
        builds: await withCatalogOutput(shop, output),
      });
      const answer = await page.goto(`${edge.url}/products`);
      expect(answer?.status()).toBe(200);
      expect(isRendered((await answer?.text()) ?? '')).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
      expect(isRendered(await (await page.request.get(`${edge.url}/faq`)).text())).toBe(true);
    },
  );
