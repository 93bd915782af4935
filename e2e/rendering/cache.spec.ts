import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { expect, uncachedRendering, test } from '../fixtures.ts';

let edge: Edge;
let start: (env: Readonly<Record<string, string>>) => Promise<Edge>;

test.beforeAll(async ({ shop }) => {
  const builds = await buildAll();
  start = async (env) =>
    startEdge({ builds, port: await freePort(), dataDir: join(shop.dataDir, 'cached') }, shop.apiBase, env);
  edge = await start({ ...uncachedRendering, RENDER_CACHE: '1' });
});

test.afterAll(() => edge.stop());

const secret = 'sesame-4711';
const listCalls = '/api/products/products/?';

test('nothing of the first visitor is cached for others, nor sent to the provider', async ({
  provider,
  request,
}) => {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 2);
  await provider.clearLog();
  const query = `token=${secret}&email=${customer.email}&authToken=${customer.access}&session=${secret}`;
  for (const path of ['/products', '/products/salmon-nigiri', '/blog/seventy-degrees', '/faq']) {
    const first = await request.get(`${edge.url}${path}?${query}`, {
      headers: {
        Cookie: `sid=${secret}; authToken=${customer.access}`,
        Authorization: `Bearer ${customer.access}`,
        'X-Forwarded-For': secret,
        'X-Tenant-ID': secret,
        Referer: `${edge.url}/?${secret}`,
        'User-Agent': secret,
      },
    });
    const second = await request.get(edge.url + path);
    const [text, others] = [await first.text(), await second.text()];
    expect(text, path).toContain('shop-hydration');
    expect(others, path).toBe(text);
    for (const personal of [secret, customer.email, customer.access, 'Logout'])
      expect(text, path).not.toContain(personal);
    expect(second.headers()['etag']).toBe(first.headers()['etag']);
    expect(first.headers()).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    });
    expect(first.headers()).not.toHaveProperty('set-cookie');
  }
  const log = await provider.log();
  expect(log.length).toBeGreaterThan(0);
  expect(log.filter(({ bearer }) => bearer)).toEqual([]);
  expect(JSON.stringify(log)).not.toContain(secret);
});

test('a page is made once for many, and confirmed to those who have it', async ({ provider, request }) => {
  await provider.clearLog();
  const address = `${edge.url}/products?category=uramaki`;
  const answers = await Promise.all([request.get(address), request.get(address), request.get(address)]);
  const [tag] = new Set(answers.map((answer) => answer.headers()['etag'] ?? ''));
  expect((await provider.log()).filter(({ path }) => path.startsWith(listCalls))).toHaveLength(1);
  const known = await request.get(address, { headers: { 'If-None-Match': tag ?? '' } });
  expect([known.status(), await known.text()]).toEqual([304, '']);
  const other = await request.get(address, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status()).toBe(200);
});

test('RENDER_CACHE=0 caches none, RENDER=off renders none', async ({ provider, request }) => {
  const [uncached, off] = await Promise.all([start(uncachedRendering), start({ RENDER: 'off' })]);
  try {
    await provider.clearLog();
    for (let visit = 0; visit < 2; visit += 1) await request.get(`${uncached.url}/products`);
    const calls = async () => (await provider.log()).filter(({ path }) => path.startsWith(listCalls));
    expect(await calls()).toHaveLength(2);
    const document = await (await request.get(`${off.url}/products`)).text();
    expect(document).toContain('shop-skeleton');
    expect(document).not.toContain('shop-hydration');
    expect(await calls()).toHaveLength(2);
  } finally {
    await Promise.all([uncached.stop(), off.stop()]);
  }
});
