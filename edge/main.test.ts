import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteRecord } from './testing/fixture.ts';
import { createFixtureStore, type TestStore } from './testing/release-store.ts';

let releases: TestStore;
let siteConfig: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  releases = await createFixtureStore();
  siteConfig = releases.files.write('site.json', JSON.stringify(siteRecord));
});
afterEach(() => {
  for (const edge of started.splice(0)) edge.kill('SIGKILL');
});
afterAll(() => releases.remove());

/** Starts the command; resolves once it serves, with what it printed. */
async function startEdge(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const settings = {
    RELEASE_STORE: releases.root,
    SITE_CONFIG: siteConfig,
    PROVIDER_API: 'http://127.0.0.1:9/api',
  };
  const edge = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, ...settings, PORT: '0', EMBED_DEMO_PORT: '0', ...env },
    stdio: 'pipe',
  });
  started.push(edge);
  const errors: string[] = [];
  createInterface(edge.stderr).on('line', (line) => errors.push(line));
  const printed: string[] = [];
  for await (const line of createInterface(edge.stdout)) {
    printed.push(line);
    if (line.startsWith('embed demo')) break;
  }
  const address = (label: string) =>
    printed.find((line) => line.startsWith(`${label} `))?.slice(label.length + 1) ?? '';
  return { edge, errors, shop: address('edge ready'), demo: address('embed demo'), admin: address('admin') };
}

/** A request with its path as it is: `fetch` would tidy it up. */
async function raw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(origin);
  const [response]: IncomingMessage[] = await once(
    request({ hostname, port, path, ...options }).end(),
    'response',
  );
  if (!response) throw new Error('no response');
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

test('serves the shop and, on another origin, a page with its widgets', async () => {
  const { shop, demo, errors } = await startEdge();
  const page = await raw(shop, '/products/salmon?x=1');
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('<title>Umi</title>');
  const script = await raw(shop, '/releases/host/h1/assets/main.js', {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(script.body).toString()).toContain('shell shell');
  expect(new URL(demo).origin).not.toBe(shop);
  const guide = await raw(demo, '/');
  expect(guide.body.toString()).toContain(`<script type="module" src="${shop}/embed/catalog.js">`);
  expect((await raw(shop, '/embed/catalog.js')).body.toString()).toMatch(/\nloader$/);
  expect(errors).toEqual([]);
});

test('files of an area come from its own origin in the version that the log names; a name that is no area is told', async () => {
  const areaOrigins = { blog: 'https://blog.example', blgo: 'https://blog.example' };
  const { shop, admin, errors } = await startEdge({
    ADMIN_PORT: '0',
    AREA_ORIGINS: JSON.stringify(areaOrigins),
  });
  const discovery = JSON.parse((await raw(shop, '/discovery.json')).body.toString()) as {
    microFrontends: Record<string, [{ url: string }]>;
  };
  expect(Object.entries(discovery.microFrontends).map(([name, [{ url }]]) => [name, url])).toEqual([
    ['catalog', '/releases/catalog/c1/remoteEntry.js'],
    ['blog', 'https://blog.example/releases/blog/b1/remoteEntry.js'],
  ]);
  const problem = 'AREA_ORIGINS: there is no area blgo; there are blog, catalog.';
  const ready = await raw(admin, '/ready');
  expect(JSON.parse(ready.body.toString())).toMatchObject({ problems: [problem] });
  expect([ready.status, errors]).toEqual([200, [problem]]);
  const metrics = await raw(admin, '/metrics');
  expect(metrics.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(metrics.body.toString()).toContain(
    'shop_set_info{arm="default",set="blog@b1 catalog@c1 host@h1"} 1',
  );
});

test('with JSON every line of its output is an entry, the first ones and those of requests [OPS-03]', async () => {
  const edge = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      RELEASE_STORE: releases.root,
      SITE_CONFIG: siteConfig,
      PROVIDER_API: 'http://127.0.0.1:9/api',
      PORT: '0',
      EMBED_DEMO_PORT: '0',
      LOG_FORMAT: 'json',
    },
    stdio: 'pipe',
  });
  started.push(edge);
  const entries: Record<string, unknown>[] = [];
  let asked: Promise<unknown> | undefined;
  for await (const line of createInterface(edge.stdout)) {
    const entry = JSON.parse(line) as Record<string, unknown>;
    entries.push(entry);
    const [, address] = /^edge ready (\S+)/.exec(String(entry['msg'])) ?? [];
    if (address) asked = raw(address, '/products/salmon?token=sesame');
    if (entry['msg'] === 'request') break;
  }
  await asked;
  expect(entries.at(-1)).toMatchObject({
    level: 'info',
    page: '/products/:slug',
    arm: 'default',
    status: 200,
  });
  expect(JSON.stringify(entries)).not.toContain('sesame');
});

test('HEAD and 304 have no headers of a body', async () => {
  const { shop } = await startEdge();
  const path = '/releases/host/h1/assets/main.js';
  const [get, head] = [await raw(shop, path), await raw(shop, path, { method: 'HEAD' })];
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(get.body.length));
  const page = await raw(shop, '/products');
  const headOfPage = await raw(shop, '/products', { method: 'HEAD' });
  expect([undefined, String(page.body.length)]).toContain(headOfPage.headers['content-length']);
  const known = await raw(shop, '/products', { headers: { 'If-None-Match': page.headers.etag ?? '' } });
  expect(known.status).toBe(304);
  expect(known.body).toHaveLength(0);
  for (const name of ['content-type', 'content-length', 'content-encoding']) {
    expect(known.headers).not.toHaveProperty(name);
  }
});

test('nothing outside the releases is served, however the path is written', async () => {
  const { shop } = await startEdge();
  releases.files.write('secret.txt', 'sesame');
  const paths = [
    '/releases/host/h1/../release.json',
    '/releases/host/h1/../../secret.txt',
    '/releases/host/h1/..%2f..%2fsecret.txt',
    '/releases/host/h1/%2e%2e/%2e%2e/secret.txt',
    '/releases/host/h1/..\\..\\secret.txt',
    '/releases/host/h1/assets/../../../secret.txt',
    '/embed/vendor/../../secret.txt',
    '/embed/vendor/..%2fembed%2fembed.json',
    '/../../../../etc/passwd',
  ];
  for (const path of paths) {
    const { status, body } = await raw(shop, path);
    const leaks = /sesame|"loader"|root:/.test(body.toString());
    expect({ path, refused: status === 404 || status === 400, leaks }).toEqual({
      path,
      refused: true,
      leaks: false,
    });
  }
});

test('a wrong setting is named to everyone; what is wrong with it is told to the operator alone [OPS-13]', async () => {
  const wrong = releases.files.write('wrong.json', '{"id":1,"tenant":"seven"}');
  const { shop, admin, errors } = await startEdge({ SITE_CONFIG: wrong, ADMIN_PORT: '0' });
  const { status, headers, body } = await raw(shop, '/products');
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toContain('The setting SITE_CONFIG is missing or wrong.');
  expect(body.toString()).not.toMatch(/tenant|seven/);
  expect((await raw(admin, '/ready')).body.toString()).toContain('SITE_CONFIG: tenant: ');
  expect(errors.join('\n')).toMatch(/^The shop is not set up correctly: SITE_CONFIG: tenant: /);
  expect(errors).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)('stops on %s, with a request half sent', async (signal) => {
  const { edge, shop } = await startEdge();
  const half = connect(Number(new URL(shop).port), '127.0.0.1');
  half.on('error', () => {});
  half.write('GET / HTTP/1.1\r\n');
  await raw(shop, '/');
  edge.kill(signal);
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
  half.destroy();
});

test('on SIGTERM it is not ready any more, answers what is in flight, and ends [DEP-23]', async () => {
  const { edge, shop, admin } = await startEdge({ ADMIN_PORT: '0', DRAIN_MS: '300' });
  const ready = await raw(admin, '/ready');
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body.toString())).toMatchObject({
    entry: 1,
    serving: { blog: 'b1' },
    problems: [],
  });
  expect((await raw(admin, '/live')).status).toBe(200);
  const half = connect(Number(new URL(shop).port), '127.0.0.1');
  half.write('GET /robots.txt HTTP/1.1\r\nHost: shop.example\r\n');
  edge.kill('SIGTERM');
  await expect.poll(async () => (await raw(admin, '/ready')).status, { interval: 10 }).toBe(503);
  half.write('\r\n');
  const [answer]: unknown[] = await once(half, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*User-agent/);
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
  half.destroy();
});

test('on SIGHUP it reads the log again, and goes on', async () => {
  const own = await createFixtureStore();
  const { edge, admin } = await startEdge({ RELEASE_STORE: own.root, ADMIN_PORT: '0' });
  const entry = async () => {
    const { body } = await raw(admin, '/ready');
    return (JSON.parse(body.toString()) as { entry: number }).entry;
  };
  expect(await entry()).toBe(1);
  await own.log({ default: { host: 'h1', catalog: 'c1', blog: 'b1' } });
  edge.kill('SIGHUP');
  await expect.poll(entry).toBe(2);
  expect(edge.exitCode ?? edge.signalCode).toBeNull();
  own.remove();
});

test('a signal opens no debugger, which would run anything in its process [SEC-24]', async () => {
  const { edge, errors, shop } = await startEdge();
  edge.kill('SIGUSR1');
  expect((await raw(shop, '/products')).status).toBe(200);
  edge.kill('SIGTERM');
  await once(edge, 'close');
  expect(errors).toEqual([]);
});

test('stops when its parent process ends, with --exit-with-parent', async () => {
  const { edge } = await startEdge({}, ['--exit-with-parent']);
  edge.stdin?.end();
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
});
