import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createFixtureStore } from './testing/release-store.ts';
import { raw, setUpEdge } from './testing/started-edge.ts';
import { areaWith } from './testing/started-renderer.ts';

const { startEdge, spawnEdge, files } = setUpEdge();

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
  const edge = spawnEdge({ LOG_FORMAT: 'json' });
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

const nested = `(levels) => Array.from({ length: levels }).reduce((inner) => ({ replies: inner }), {})`;

test.each([
  ['the data of a page', '', `hydration: nested(3000)`],
  ['what code sends by itself', `process.send({ kind: 'called', call: nested(3000) });`, 'hydration: null'],
])(
  '%s may have thousands of objects within each other: the edge goes on [SEC-175]',
  async (_, send, hydration) => {
    const releases = await createFixtureStore('server/entry.js', {
      host: `const nested = ${nested};
        export async function renderPage() {
          ${send}
          return { status: 200, html: '<main>salmon</main>', ${hydration}, meta: { title: '' } };
        }`,
      catalog: areaWith(''),
      blog: areaWith('').replace(/\[.*\]/, `['/blog']`),
    });
    onTestFinished(() => releases.remove());
    const { edge, shop } = await startEdge({ RELEASE_STORE: releases.root, RENDER_BUDGET: '30000' });
    for (const path of ['/products', '/products/maki']) {
      const { status, body } = await raw(shop, path);
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('<main>salmon</main>')]);
    }
    expect(edge.exitCode ?? edge.signalCode).toBeNull();
  },
);

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
  files().write('secret.txt', 'sesame');
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
  const wrong = files().write('wrong.json', '{"id":1,"tenant":"seven"}');
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
