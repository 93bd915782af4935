import { context, propagation, trace, type Tracer } from '@opentelemetry/api';
import { PageUnavailable } from '@shop/shared/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAdmin } from '../http/admin.ts';
import { createEdge } from '../http/app.ts';
import { createProviderCalls } from '../render/provider-calls.ts';
import { providerLimits } from '../render/provider-limits.ts';
import { createRenderer, rendererSetup } from '../render/renderer.ts';
import { serveSet, type Served } from '../releases/shop.ts';
import { providerSettings } from '../testing/fixture.ts';
import { startHttpProvider } from '../testing/http-provider.ts';
import { createMemoryTracer, type MemorySpan } from '../testing/memory-tracer.ts';
import { type FakeRender, fakeOutputs, renderedPage, renderingConfig } from '../testing/rendering.ts';
import type { Trace } from '../watch/watcher.ts';
import { createWatcher } from './create-watcher.ts';
import { createLog, type LogSettings } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSpans } from './spans.ts';

const secrets = [
  'sesame',
  'kim%40example',
  'kim@example',
  'eyJhbGciOi',
  'Harbour Street',
  'Harbour%20Street',
];

/** What the shell does of a page: one call of the provider, and a failure that repeats what was typed. */
const shell: FakeRender = async ({ request, area, fetch }) => {
  if (!area) return { ...renderedPage, status: 404 };
  const url = new URL(request.url);
  const search = url.searchParams.get('search');
  if (search) throw new Error(`nothing is called ${search} in ${url.pathname}`);
  const { apiBase } = watchedProvider;
  const response = await fetch(`${apiBase}/products${url.pathname}/`, { signal: request.signal });
  if (response.status >= 500) throw new PageUnavailable(new Error('products.get: HTTP 500'), false);
  return { ...renderedPage, status: response.status === 404 ? 404 : 200 };
};

let watchedProvider = { apiBase: '' };

/** A shop with a canary of the blog for the visitors 0 to 99, watched. */
async function watchedShop(settings: Partial<LogSettings> = {}) {
  const provider = await startHttpProvider((path, response) =>
    response.writeHead(path.includes('gone') ? 404 : path.includes('broken') ? 500 : 200).end('{}'),
  );
  watchedProvider = provider;
  const lines: string[] = [];
  const spans: MemorySpan[] = [];
  const load = { residentBytes: 1000, calls: { running: 2, waiting: 3 }, pages: 4, processes: 2 };
  const metrics = createMetrics(() => [
    { arm: 'default', set: 'blog@b1 host@h1', load },
    { arm: 'blog', set: 'blog@b2 host@h1' },
  ]);
  const tracer: Tracer = createMemoryTracer(spans);
  const watcher = createWatcher({
    log: createLog({ format: 'json', level: 'debug', ...settings }, { write: (line) => lines.push(line) }),
    metrics,
    spans: createSpans(tracer),
  });
  const { apiBase } = provider;
  const config = renderingConfig({ budget: 20_000 }, { watcher, provider: { ...providerSettings, apiBase } });
  const setup = rendererSetup(config);
  if (!setup) throw new Error('the fixture is not rendered');
  const current = new AsyncLocalStorage<Trace>();
  const calls = createProviderCalls({
    provider: { apiBase },
    limits: { ...providerLimits, waitMs: 20_000 },
    current,
    onCall: (call) => watcher.providerCall(call),
  });
  const set = serveSet(config, createRenderer(setup, fakeOutputs(shell), { calls, current }));
  const served: Served = {
    standard: set,
    canaries: [{ app: 'blog', version: 'b2', from: 0, to: 100, set }],
  };
  const edge = createEdge({ settings: config, files: config.files, served: () => served });
  const admin = createAdmin(
    () => ({ isReady: true, entry: 1, serving: {}, canaries: [], problems: [] }),
    metrics.registry,
  );
  return {
    provider,
    spans,
    lines,
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    // Of the default, unless a test says otherwise: a number that is drawn is the canary's once in a hundred times.
    visit: async (path: string, init: RequestInit = { headers: { Cookie: 'shop-visitor=5000' } }) =>
      edge.request(new Request(`http://shop.example${path}`, init)),
    metrics: async () => (await admin.request('/metrics')).text(),
  };
}

const idOf = (response: Response) =>
  /^request;desc="([\da-f-]{36})"/.exec(response.headers.get('Server-Timing') ?? '')?.[1];

test('/metrics counts requests by page, status and arm, and names the sets [OPS-01]', async () => {
  const { visit, metrics } = await watchedShop();
  for (const path of ['/products/salmon', '/products/tuna', '/products/tuna', '/products/gone', '/nowhere/a'])
    await visit(path);
  await visit('/products', { headers: { Cookie: 'shop-visitor=50' } });
  await visit('/products/broken');
  await visit('/releases/host/h1/assets/missing.js');
  const text = await metrics();
  for (const line of [
    'shop_requests_total{page="/products/:slug",arm="default",status="200"} 3',
    'shop_requests_total{page="/products/:slug",arm="default",status="404"} 1',
    'shop_requests_total{page="/products/:slug",arm="default",status="503"} 1',
    'shop_requests_total{page="unknown",arm="default",status="404"} 1',
    'shop_requests_total{page="/products",arm="blog",status="200"} 1',
    'shop_requests_total{page="/releases/:app/:version/:file{.+}",arm="default",status="404"} 1',
    'shop_document_cache_total{outcome="hit"} 1',
    'shop_document_cache_total{outcome="miss"} 6',
    'shop_render_duration_seconds_count{page="/products/:slug",kind="page",outcome="200"} 2',
    'shop_render_duration_seconds_count{page="/products/:slug",kind="page",outcome="PageUnavailable"} 1',
    'shop_provider_calls_total{endpoint="products.get",outcome="200"} 2',
    'shop_provider_calls_total{endpoint="products.get",outcome="404"} 1',
    'shop_provider_calls_total{endpoint="products.get",outcome="500"} 1',
    'shop_requests_in_flight 0',
    'shop_set_info{arm="blog",set="blog@b2 host@h1"} 1',
    'shop_renderer_pages{arm="default"} 4',
    'shop_renderer_calls_waiting{arm="default"} 3',
    'shop_renderer_processes{arm="default"} 2',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('a request’s id is in Server-Timing, in the log and at the provider, and in no document [OPS-02]', async () => {
  const { visit, provider, entries } = await watchedShop();
  const first = await visit('/products/salmon');
  const second = await visit('/products/salmon');
  const [id, other] = [idOf(first), idOf(second)];
  expect(first.headers.get('Server-Timing')).toMatch(/, cache;desc="miss", render;dur=\d+$/);
  expect(second.headers.get('Server-Timing')).toMatch(/, cache;desc="hit"$/);
  expect(id).toBeDefined();
  expect(other).not.toBe(id);
  expect(provider.requests.map(({ headers }) => headers['x-request-id'])).toEqual([id]);
  const html = await second.text();
  expect(html).toBe(await first.text());
  expect(html).not.toContain(id);
  const logged = entries().filter(({ msg }) => msg === 'request');
  expect(logged.map(({ request }) => request)).toEqual([id, other]);
});

test('requests and failures are logged with the same fields, one line each [OPS-03]', async () => {
  const { visit, entries } = await watchedShop();
  const response = await visit('/products/broken');
  const id = idOf(response);
  const known = { request: id, method: 'GET', page: '/products/:slug', arm: 'default', cache: 'miss' };
  expect(entries()).toMatchObject([
    { level: 'info', msg: 'provider call', request: id, endpoint: 'products.get', outcome: '500' },
    {
      level: 'warn',
      msg: '/products/:slug is left to the browser:',
      ...known,
      error: {
        name: 'PageUnavailable',
        message: expect.stringContaining('products.get: HTTP 500') as string,
      },
    },
    { level: 'info', msg: 'request', ...known, status: 503 },
  ]);
});

test('a terminal gets what goes wrong in a line, and no requests [OPS-03]', async () => {
  const { visit, lines } = await watchedShop({ format: 'text', level: 'warn' });
  await visit('/products/broken');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^\/products\/:slug is left to the browser: PageUnavailable: .*HTTP 500 request=[\da-f-]{36} method=GET /,
  );
});

test('a request, its rendering and its calls are spans of one trace, which the calls carry on [OPS-04]', async () => {
  propagation.setGlobalPropagator({
    inject: (from, carrier: unknown, setter) =>
      setter.set(carrier, 'traceparent', trace.getSpan(from)?.spanContext().spanId ?? ''),
    extract: (from) => from,
    fields: () => ['traceparent'],
  });
  onTestFinished(() => propagation.disable());
  const { visit, spans, provider } = await watchedShop();
  await visit('/products/salmon');
  await visit('/products/broken');
  const told = spans.map(({ name, parent, error }) => ({ name, parent: parent?.name, error }));
  const page = 'GET /products/:slug';
  expect(told).toEqual([
    { name: page, parent: undefined, error: false },
    { name: 'render', parent: page, error: false },
    { name: 'provider products.get', parent: 'render', error: false },
    { name: page, parent: undefined, error: true },
    { name: 'render', parent: page, error: true },
    { name: 'provider products.get', parent: 'render', error: true },
  ]);
  expect(spans.every(({ ended }) => ended)).toBe(true);
  expect(spans[0]?.attributes).toMatchObject({
    'http.route': '/products/:slug',
    'http.response.status_code': 200,
    'shop.cache': 'miss',
  });
  expect(provider.requests[0]?.headers['traceparent']).toBe(spans[1]?.id);
  expect(context.active()).toBeDefined();
});

test('metrics, log and spans have nothing of what a customer types, has or is [OPS-05]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { visit, spans, lines, metrics } = await watchedShop();
  const headers = {
    Authorization: 'Bearer eyJhbGciOi.sesame',
    Cookie: 'sid=sesame; shop-visitor=5000',
    Referer: 'https://shop.example/orders/sesame?email=kim@example.com',
    'User-Agent': 'sesame/1.0',
    'X-Forwarded-For': '203.0.113.7',
  };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const path of [
    '/login?email=kim%40example.com&password=sesame',
    '/products?search=kim%40example.com',
    '/products?search=Harbour%20Street',
    '/products/kim@example.com',
    '/products/gone-kim%40example.com?token=sesame',
    '/products/broken-sesame',
    '/reset/eyJhbGciOi.sesame',
    '/payment/return?paymentId=sesame',
    '/payment/back?paymentId=sesame',
    '/releases/host/h1/sesame.js',
    '/embed/catalog/c1/preview.js?path=/products%3Fsearch%3Dsesame&apiBase=x&tenant=7',
    '/%sesame',
  ])
    await visit(path, { headers });
  const body = 'email=kim@example.com&password=sesame&address=Harbour Street&paymentId=sesame';
  for (const path of ['/login', '/payment/return', '/checkout', '/canary-report'])
    await visit(path, {
      method: 'POST',
      headers: { ...headers, ...form, Origin: 'https://pay.example' },
      body,
    });
  const told = [
    await metrics(),
    lines.join(''),
    JSON.stringify(spans.map(({ name, attributes, messages }) => ({ name, attributes, messages }))),
  ];
  expect(lines.length).toBeGreaterThan(16);
  expect(spans.length).toBeGreaterThan(16);
  const found = told.flatMap((text) => secrets.filter((secret) => text.includes(secret)));
  expect(found).toEqual([]);
});
