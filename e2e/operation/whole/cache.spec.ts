import type { APIRequestContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../../scripts/build-all.ts';
import { heading } from '../../releases/edits.ts';
import { runRelease, untilCanaries } from '../../releases/release-test.ts';
import { writeVariant } from '../../releases/variant.ts';
import { startLoad } from '../load.ts';
import type { ManyEdges } from '../many-edges.ts';
import { expect, test } from '../operation-test.ts';
import { noteLosses } from '../results.ts';

const encodings = ['br, gzip', 'gzip', 'identity'];

async function ask({ url }: ManyEdges, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { headers: answered, status } = await fetch(url + path, { headers });
  const cache = answered.get('cache-status')?.replace('shop-nginx; ', '') ?? '';
  return { status, cache, cookie: answered.get('set-cookie') };
}

/** What the blog is called in each encoding of its document. */
async function blogs({ url }: ManyEdges): Promise<Set<string | undefined>> {
  const documents = encodings.map(async (encoding) => {
    const answer = await fetch(`${url}/blog`, { headers: { 'Accept-Encoding': encoding } });
    return headingOf(await answer.text());
  });
  return new Set(await Promise.all(documents));
}

/** Resolves when every document has this heading; returns the seconds since a time. */
async function untilEverywhere(shop: ManyEdges, name: string, since: number): Promise<number> {
  await expect.poll(() => blogs(shop), { timeout: 30_000, intervals: [100] }).toEqual(new Set([name]));
  return (performance.now() - since) / 1000;
}

/** Publishes a blog under another heading. */
async function publishJournal({ store }: ManyEdges): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'shop-variant-'));
  const built = writeVariant(await buildAll(), 'blog', 'v2', directory, heading('Journal'));
  const folders = [built.directory, built.embed, built.vendor].flatMap((path) => ['--dir', path]);
  const { exitCode, text } = await runRelease(store, ['publish', ...folders]);
  expect(exitCode, text).toBe(0);
  rmSync(directory, { recursive: true });
}

test('nginx keeps what the headers allow, in as many copies as there are encodings', async ({
  startEdges,
}) => {
  const shop = await startEdges();
  expect(await ask(shop, '/products')).toMatchObject({ status: 200, cache: 'fwd=uri-miss' });
  expect(await ask(shop, '/products')).toMatchObject({ cache: 'hit' });
  await expect.poll(async () => (await ask(shop, '/products')).cache).toBe('fwd=stale');
  for (const path of ['/discovery.json', '/releases/gone.js', '/payment/away'])
    for (let time = 0; time < 2; time += 1) expect((await ask(shop, path)).cache).toBe('fwd=uri-miss');
  expect(await ask(shop, '/embed/catalog.js')).toMatchObject({ status: 200, cache: 'fwd=uri-miss' });
  expect(await ask(shop, '/embed/catalog.js')).toMatchObject({ cache: 'hit' });

  const spellings = ['br', 'gzip, br;q=0.9', 'zstd, br', 'gzip', 'gzip;q=1', 'br;q=0, gzip', '', 'zstd'];
  const caches: string[] = [];
  for (const spelling of spellings)
    caches.push((await ask(shop, '/faq', { 'Accept-Encoding': spelling })).cache);
  const [miss, hit] = ['fwd=uri-miss', 'hit'];
  expect(caches).toEqual([miss, hit, hit, miss, hit, hit, miss, hit]);

  const { hostname, port } = new URL(shop.url);
  const elsewhere = await fetch(`http://127.0.0.1:${port}/products`);
  expect([hostname, elsewhere.status]).toEqual(['localhost', 421]);
});

test('a release and its rollback are everywhere in ten seconds, and nothing is lost [DEP-11]', async ({
  startEdges,
}) => {
  test.setTimeout(240_000);
  const shop = await startEdges();
  await publishJournal(shop);
  const load = await startLoad({
    url: shop.url,
    requests: encodings.map((encoding) => ({
      kind: 'page',
      path: '/blog',
      headers: { 'Accept-Encoding': encoding },
    })),
    rate: 12,
  });
  await untilEverywhere(shop, 'Blog', 0);
  const promoted = performance.now();
  expect((await runRelease(shop.store, ['promote', 'blog@v2'])).exitCode).toBe(0);
  const live = await untilEverywhere(shop, 'Journal', promoted);
  const rolledBack = performance.now();
  expect((await runRelease(shop.store, ['rollback', 'blog'])).exitCode).toBe(0);
  const back = await untilEverywhere(shop, 'Blog', rolledBack);
  const came = await load.stop();
  noteLosses('release and rollback', came);
  console.log(`  live after ${live.toFixed(1)} s, rolled back after ${back.toFixed(1)} s`);
  expect(back).toBeLessThan(10);
  expect(came.lost).toEqual([]);
});

test('while a canary runs each document is asked for, and each visitor keeps a version', async ({
  playwright,
  startEdges,
}) => {
  test.setTimeout(240_000);
  const shop = await startEdges();
  await publishJournal(shop);
  /** Opens the blog, as a navigation does. */
  const open = async (visitor: APIRequestContext) => {
    const answer = await visitor.get(`${shop.url}/blog`);
    return { name: headingOf(await answer.text()), headers: answer.headers() };
  };
  const watcher = await playwright.request.newContext();
  await open(watcher);
  expect((await runRelease(shop.store, ['canary', 'blog@v2', '--share', '50'])).exitCode).toBe(0);
  // Whoever comes while the last copy is kept gets no number yet.
  await expect
    .poll(async () => (await open(watcher)).headers['set-cookie'], { timeout: 30_000 })
    .toContain('shop-visitor=');
  await untilCanaries(shop.edges, 1);
  const names = new Set<string | undefined>();
  for (let count = 0; count < 16; count += 1) {
    const visitor = await playwright.request.newContext();
    const first = await open(visitor);
    names.add(first.name);
    const second = await open(visitor);
    expect(second.headers['cache-status']).toContain('fwd=');
    expect(second.name).toBe(first.name);
    await visitor.dispose();
  }
  // Of sixteen, one to fifteen: all on one side would happen once in 32,768 runs.
  expect(names).toEqual(new Set(['Blog', 'Journal']));
  await watcher.dispose();
});

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
