import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { startSandbox } from '../../../scripts/shop.ts';
import { startLoad } from '../load.ts';
import { expect, metricOf, test } from '../operation-test.ts';
import { renderersOf } from '../edge-processes.ts';
import { noteLosses } from '../results.ts';

/** Addresses that no cache has, so that edges are at work; and a form, which nothing may send twice. */
const work = [
  { kind: 'page', path: '/products?search=a[n]' },
  { kind: 'page', path: '/products?search=b[n]' },
  { kind: 'page', path: '/blog/seventy-degrees' },
  {
    kind: 'form',
    path: '/payment/return',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'paymentId=[n]',
  },
];

/** How long something is measured. */
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers that an edge has given since it started. */
const answered = ({ adminPort }: { readonly adminPort: number }) =>
  metricOf(adminPort, 'shop_requests_total');

/** Resolves when an edge has answered so many more requests: load reaches it. */
async function untilBusy(edge: { readonly adminPort: number }, more = 20): Promise<void> {
  const before = await answered(edge);
  await expect.poll(() => answered(edge), { timeout: 30_000 }).toBeGreaterThan(before + more);
}

test('an edge that is killed loses no more than what it was answering, and is back in turn once it is restarted', async ({
  startEdges,
}) => {
  const shop = await startEdges();
  const [first, second] = shop.edges;
  if (!first || !second) throw new Error('two were started');
  const load = await startLoad({ url: shop.url, requests: work, rate: 25 });
  await untilBusy(first);
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  await untilBusy(second);
  await shop.restart(0);
  await untilBusy(shop.edges[0] ?? first);
  const came = await load.stop();
  noteLosses('kill -9 of one of two edges', came);
  const asked = shop.nginx.log();
  const again = asked.filter(({ edges }) => edges.length > 1);
  console.log(`  ${again.length} requests were given to the other edge`);
  expect(came.lost.length).toBeLessThanOrEqual(came.mostInFlight);
  // What is asked for by GET is given to the other edge, unless its answer had begun.
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter(({ status, method }) => method === 'GET' && status >= 500)).toEqual([]);
});

test('an edge that is stopped loses nothing, nor does its start [DEP-23]', async ({ startEdges }) => {
  const shop = await startEdges();
  const load = await startLoad({ url: shop.url, requests: work, rate: 25 });
  for (const index of [0, 1]) {
    const edge = shop.edges[index];
    if (!edge) throw new Error('two were started');
    await untilBusy(edge);
    await edge.stop();
    await shop.restart(index);
    await untilBusy(shop.edges[index] ?? edge);
  }
  const came = await load.stop();
  noteLosses('SIGTERM of both edges in turn', came);
  expect(came.lost).toEqual([]);
});

const form = 'application/x-www-form-urlencoded';
/** What an edge answers before it has read all of it, or with a head that is too long for nginx, which takes both for its failure. */
const unusual = [
  { path: `/payment/return?a=${'('.repeat(7000)}`, method: 'POST', type: form, body: 'a=b' },
  { path: '/payment/return', method: 'POST', type: 'text/plain', body: 'a'.repeat(65_000) },
  { path: '/e', method: 'POST', type: form, body: 'a'.repeat(20_000) },
  { path: '/e', method: 'PROPFIND', type: form, body: 'a'.repeat(65_000) },
];

test('whatever one visitor sends, no edge is out of turn for others [SEC-273]', async ({ startEdges }) => {
  const shop = await startEdges();
  const load = await startLoad({ url: shop.url, requests: work, rate: 25 });
  for (let round = 0; round < 100; round += 1)
    for (const { path, type, ...one } of unusual) {
      const answer = await fetch(shop.url + path, {
        ...one,
        headers: { 'Content-Type': type },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
    }
  const came = await load.stop();
  noteLosses('400 requests that nginx takes for failures of an edge', came);
  expect(came.lost).toEqual([]);
});

test('behind a proxy that ends TLS one visitor takes up no more than their own connections [SEC-274]', async ({
  startEdges,
}) => {
  const shop = await startEdges();
  const ask = (visitor: string, length?: number) =>
    request(`${shop.url}/payment/return`, {
      method: 'POST',
      headers: { 'Content-Type': form, 'X-Forwarded-For': visitor, 'Content-Length': length ?? 0 },
    });
  // Forms that do not come to an end: nginx lets an address have 256.
  const slow = Array.from({ length: 300 }, () => ask('192.0.2.1', 60_000));
  const refused: (number | undefined)[] = [];
  for (const one of slow)
    one
      .on('error', () => {})
      .on('response', ({ statusCode }) => refused.push(statusCode))
      .write('a');
  await expect.poll(() => refused.length).toBe(300 - 256);
  expect(new Set(refused)).toEqual(new Set([429]));
  const [answer] = (await once(ask('192.0.2.2').end(), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(303);
  for (const one of slow) one.destroy();
});

test('an edge that is silent keeps few waiting, since the other one gets nearly all', async ({
  startEdges,
}) => {
  const shop = await startEdges();
  const [silent] = shop.edges;
  if (!silent) throw new Error('two were started');
  process.kill(silent.pid, 'SIGSTOP');
  const load = await startLoad({
    url: shop.url,
    requests: work.filter(({ kind }) => kind === 'page'),
    rate: 20,
  });
  await pass(30_000);
  const came = await load.stop();
  process.kill(silent.pid, 'SIGCONT');
  noteLosses('an edge that is silent for 30 s', came);
  expect(came.lost).toEqual([]);
  // Were half of them given to it, there would be 150.
  expect(came.mostInFlight).toBeLessThan(30);
});

test('a renderer of four that is killed loses the pages that it was rendering, and is replaced [OPS-12]', async ({
  startEdges,
}) => {
  const shop = await startEdges({ RENDERERS: '4', RENDER_CACHE: '0' }, { count: 1 });
  const [edge] = shop.edges;
  if (!edge) throw new Error('one was started');
  const running = () => metricOf(edge.adminPort, 'shop_renderer_processes');
  const unrendered = () =>
    metricOf(edge.adminPort, 'shop_render_duration_seconds_count', 'outcome="RendererGone"');
  expect(await running()).toBe(4);
  const load = await startLoad({ url: shop.url, requests: work, rate: 25 });
  await untilBusy(edge);
  const [renderer] = renderersOf(edge.pid);
  if (renderer === undefined) throw new Error('four were started');
  process.kill(renderer, 'SIGKILL');
  await expect.poll(() => renderersOf(edge.pid)).not.toContain(renderer);
  await expect.poll(running, { timeout: 30_000 }).toBe(4);
  await untilBusy(edge);
  const came = await load.stop();
  noteLosses('kill -9 of one of four renderers', came);
  console.log(`  ${await unrendered()} pages were left to the browser`);
  expect(came.lost).toEqual([]);
  expect(await unrendered()).toBeLessThanOrEqual(came.mostInFlight);
});

test('what was visited is served without the provider, and then without any edge', async ({ startEdges }) => {
  const directory = mkdtempSync(join(tmpdir(), 'shop-provider-'));
  const sandbox = await startSandbox({ dataDir: directory, port: await freePort() });
  // Without a cache of the edges', which would be asked first.
  const shop = await startEdges({ RENDER_CACHE: '0' }, { apiBase: sandbox.apiBase });
  const pages = ['/', '/products', '/blog', '/faq'];
  // As the load has it: a copy in one encoding is none in another.
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const visit = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers });
    const html = await answer.text();
    return [path, answer.status, html.includes('id="shop-hydration"')];
  };
  const asBefore = pages.map((path) => [path, 200, true]);
  const visitAll = () => Promise.all(pages.map(visit));
  expect(await visitAll()).toEqual(asBefore);
  const isStale = async () => {
    const answer = await fetch(`${shop.url}/products`, { headers });
    return answer.headers.get('cache-status')?.includes('stale') ?? false;
  };

  process.kill(sandbox.pid, 'SIGKILL');
  await sandbox.ended;
  // Documents are kept for five seconds; from then on an edge is asked each time, and fails.
  await expect.poll(isStale, { timeout: 15_000 }).toBe(true);
  const load = await startLoad({
    url: shop.url,
    requests: pages.map((path) => ({ kind: 'page', path })),
    rate: 20,
  });
  for (const edge of shop.edges) await untilBusy(edge, 20);
  expect(await visitAll()).toEqual(asBefore);
  for (const edge of shop.edges) process.kill(edge.pid, 'SIGKILL');
  await Promise.all(shop.edges.map(({ ended }) => ended));
  await expect.poll(isStale, { timeout: 15_000 }).toBe(true);
  expect(await visitAll()).toEqual(asBefore);
  const came = await load.stop();
  noteLosses('provider, then both edges killed', came);
  expect(came.lost).toEqual([]);
  rmSync(directory, { recursive: true, force: true });
});
