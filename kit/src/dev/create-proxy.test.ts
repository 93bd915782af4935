import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BootRecord } from '@shop/shared/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProxy } from './create-proxy.ts';

const proxyOrigin = 'http://localhost:5174';

/** Starts a server; gives its origin and the requests that it got. */
async function serve(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, stop };
}

function areaFolder(name = 'events'): string {
  const root = mkdtempSync(join(tmpdir(), 'area-kit-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifest = {
    name,
    requires: '^1.0',
    routes: [`/${name}`],
    navigation: [{ path: `/${name}`, text: 'EVENTS', order: 60 }],
  };
  writeFileSync(join(root, 'area.json'), JSON.stringify(manifest));
  return root;
}

const blog = {
  url: '/releases/blog/b1/remoteEntry.js',
  metadata: { version: 'b1', integrity: 'sha384-x' },
  extras: { requires: '^1.0', routes: ['/blog'], preload: [], pages: {} },
};

const bootOf = (apiBase: string) => ({
  site: { id: 1, tenant: 7 },
  provider: { apiBase, paths: {} },
  discovery: { schema: '1.0.0', microFrontends: { blog: [blog] } },
  canary: { beacon: '/canary-report', set: 'blog@b2' },
});

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; upgrade-insecure-requests";

/** A rendered page as an edge sends it, as far as the proxy reads it. */
const pageOf = (boot: object) => `<!doctype html><html><head><title>Blog</title>
<link rel="expect" href="#content" blocking="render"><style id="edge-styles">.a{}</style>
<script type="application/json" id="shop-early">{"tenant":"7","addresses":["https://api.example/v1/posts/"]}</script>
</head><body><div id="shop"><div><h1>Rendered</h1></div></div>
<script type="application/json" id="shop-hydration">{}</script>
<script type="application/json" id="shop-boot">${JSON.stringify(boot)}</script>
<link rel="modulepreload" href="/releases/host/h1/main.js">
<link rel="preload" as="fetch" href="/releases/blog/b1/page.js" data-integrity="sha256-x">
</body></html>`;

async function serveShop(boot: object = bootOf('https://api.example/v1'), status = 200) {
  return serve((request, response) => {
    const address = request.url ?? '';
    if (address.startsWith('/releases/')) return void response.end('code');
    if (address === '/away') return void response.writeHead(303, { Location: 'https://pay.example/' }).end();
    if (address === '/discovery.json') {
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(bootOf('').discovery));
    }
    if (request.method === 'POST')
      return void response
        .writeHead(303, { Location: `http://${request.headers.host}/payment/return?a=1` })
        .end();
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=1',
      ETag: '"1"',
      Link: '</a.webp>; rel=preload',
    });
    response.end(brotliCompressSync(pageOf(boot)));
  });
}

const request = (path: string, init?: RequestInit) => new Request(proxyOrigin + path, init);

function bootIn(html: string): BootRecord {
  return JSON.parse(/id="shop-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootRecord;
}

test('documents have the local area, and nothing of what was rendered', async () => {
  const { origin } = await serveShop();
  const answer = await createProxy({ root: areaFolder(), shop: origin })(request('/blog'));
  const html = await answer.text();
  const boot = bootIn(html);
  expect(Object.keys(boot.discovery.microFrontends)).toEqual(['blog', 'events']);
  expect(boot.discovery.microFrontends['events']?.[0]).toMatchObject({
    url: '/.area-kit/entry.js',
    metadata: { version: 'dev' },
    extras: { routes: ['/events'], navigation: [{ text: 'EVENTS' }], preload: [] },
  });
  expect(html).toContain('<div id="shop"></div>');
  expect(html).not.toMatch(/shop-hydration|edge-styles|data-integrity|rel="expect"/);
  expect(html).toContain('/releases/host/h1/main.js');
  expect(html).toContain('/.area-kit/area/@vite/client');
});

test('the local area replaces a deployed one, in /discovery.json too, until the deployed one is chosen', async () => {
  const { origin } = await serveShop();
  const answer = createProxy({ root: areaFolder('blog'), shop: origin });
  const versions = async () => {
    const discovery = await (await answer(request('/discovery.json'))).json();
    const boot = bootIn(await (await answer(request('/blog'))).text());
    return [discovery, boot.discovery].map(
      ({ microFrontends }) => (microFrontends as Record<string, [typeof blog]>)['blog']?.[0].metadata.version,
    );
  };
  expect(await versions()).toEqual(['dev', 'dev']);
  // Another site's page cannot send the header.
  await answer(request('/.area-kit/choice', { method: 'POST', body: 'deployed' }));
  expect(await versions()).toEqual(['dev', 'dev']);
  const headers = { 'X-Area-Kit': '1' };
  await answer(request('/.area-kit/choice', { method: 'POST', body: 'deployed', headers }));
  expect(await versions()).toEqual(['b1', 'b1']);
  const html = await (await answer(request('/blog'))).text();
  expect(html).toContain('<div id="shop"><div><h1>Rendered</h1></div></div>');
  expect(html).not.toContain('@vite/client');
  expect(html).toContain('"deployed":"b1","isLocal":false');
  await answer(request('/.area-kit/choice', { method: 'POST', body: 'local', headers }));
  expect(await versions()).toEqual(['dev', 'dev']);
});

test('pages of the new area are found, others keep their status', async () => {
  const { origin } = await serveShop(undefined, 404);
  const answer = createProxy({ root: areaFolder(), shop: origin });
  expect((await answer(request('/events'))).status).toBe(200);
  expect((await answer(request('/nowhere'))).status).toBe(404);
});

test('headers fit this host, by http; the policy admits the socket and the styles of Vite’s client, and no more', async () => {
  const { origin } = await serveShop();
  const { headers } = await createProxy({ root: areaFolder(), shop: origin })(request('/'));
  for (const name of ['Content-Encoding', 'ETag', 'Link', 'Strict-Transport-Security'])
    expect(headers.get(name)).toBeNull();
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]+'; connect-src 'self' ws:\/\/localhost:5174$/,
  );
});

test('files pass, redirects and forms too, as if the shop’s own page had asked', async () => {
  const { origin, requests } = await serveShop();
  const answer = createProxy({ root: areaFolder(), shop: origin });
  expect(await (await answer(request('/releases/blog/b1/page.js?x=1'))).text()).toBe('code');
  expect(requests.at(-1)?.url).toBe('/releases/blog/b1/page.js?x=1');
  const headers = { Origin: proxyOrigin, Referer: `${proxyOrigin}/checkout` };
  const form = new URLSearchParams({ paymentId: '5' });
  const returned = await answer(request('/payment/return', { method: 'POST', body: form, headers }));
  expect([returned.status, returned.headers.get('Location')]).toEqual([
    303,
    `${proxyOrigin}/payment/return?a=1`,
  ]);
  expect(requests.at(-1)?.headers).toMatchObject({
    origin,
    referer: `${origin}/checkout`,
    'content-length': '11',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect((await answer(request('/away'))).headers.get('Location')).toBe('https://pay.example/');
});

test('the shop alone is asked, whatever a path begins with, and for nobody but this machine', async () => {
  const other = await serve((_, response) => void response.end('other'));
  const { origin, requests } = await serveShop();
  const answer = createProxy({ root: areaFolder(), shop: origin });
  const path = `//${new URL(other.origin).host}/page`;
  await answer(request(path, { headers: { Cookie: 'a=1' } }));
  expect(other.requests).toEqual([]);
  expect(requests.at(-1)?.url).toBe(path);
  expect((await answer(new Request('http://rebound.example:5174/'))).status).toBe(403);
  expect(requests).toHaveLength(1);
});

test('nothing that happens here counts against a canary', async () => {
  const { origin, requests } = await serveShop();
  const answer = createProxy({ root: areaFolder(), shop: origin });
  expect(bootIn(await (await answer(request('/'))).text()).canary).toBeUndefined();
  const report = request('/canary-report', { method: 'POST', body: '{"outcome":"failed"}' });
  expect((await answer(report)).status).toBe(204);
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
});

test('the provider is called for the page, with the shop’s origin and without its cookies', async () => {
  const provider = await serve((asked, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Set-Cookie', 'p=1');
    response.end(`{"results":[],"next": "http:\\/\\/${asked.headers.host}\\/v1\\/posts\\/?page=2"}`);
  });
  const { origin } = await serveShop(bootOf(`${provider.origin}/v1`));
  const answer = createProxy({ root: areaFolder(), shop: origin });
  expect((await answer(request('/.area-kit/provider/posts/'))).status).toBe(502);
  const boot = bootIn(await (await answer(request('/'))).text());
  expect(boot.provider).toMatchObject({
    apiBase: `${proxyOrigin}/.area-kit/provider`,
    backendHost: provider.origin,
  });
  const headers = { Authorization: 'Bearer 1', Cookie: 'a=1', Origin: proxyOrigin };
  const call = await answer(request('/.area-kit/provider/posts/?page=1', { headers }));
  expect(await call.json()).toEqual({
    results: [],
    next: `${proxyOrigin}/.area-kit/provider/posts/?page=2`,
  });
  expect(call.headers.getSetCookie()).toEqual([]);
  const [asked] = provider.requests;
  expect(asked?.url).toBe('/v1/posts/?page=1');
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer 1', origin });
  expect(asked?.headers.cookie).toBeUndefined();
});

test('early calls go where the page’s code asks for their answers', async () => {
  const { origin } = await serveShop();
  const html = await (await createProxy({ root: areaFolder(), shop: origin })(request('/'))).text();
  expect(html).toContain(`"addresses":["${proxyOrigin}/.area-kit/provider/posts/"]`);
});

test('a page says when the shop is down, and when area.json cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { origin, stop } = await serveShop();
  const root = areaFolder();
  const answer = createProxy({ root, shop: origin });
  writeFileSync(join(root, 'area.json'), '{"name": ');
  const unreadable = await answer(request('/'));
  expect(unreadable.status).toBe(502);
  expect(await unreadable.text()).toContain('area.json cannot be read');
  stop();
  expect(await (await answer(request('/'))).text()).toContain(`${origin} does not answer`);
});
