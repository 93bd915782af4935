import type { Socket } from 'node:net';
import { expect, test } from '../attack-test.ts';
import { openConnection, request, sendRaw } from './raw-request.ts';
import { injections, methods, smugglings, traversals, unkeyed } from './requests.ts';

/** Of a file of this machine or this repository. */
const secret = /root:x:0|"private": true|createEdge|PROVIDER_API=/;

/** Five at a time: a machine that is asked for a thousand things at once tells of itself. */
async function forEach<T>(items: readonly T[], check: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await check(next);
  };
  await Promise.all([work(), work(), work(), work(), work()]);
}

test('no spelling of a path leads out of the releases [ATK-05]', async ({ attacked }) => {
  const { url } = attacked.shop;
  const odd: string[] = [];
  await forEach(traversals, async (path) => {
    const { status, body } = await sendRaw(url, request(`GET ${path} HTTP/1.1`));
    if (![400, 404].includes(status) || secret.test(body)) odd.push(`${path}: ${status}`);
  });
  expect(odd).toEqual([]);
  expect(attacked.takeExceptions()).toEqual([]);
});

test('a request has one end: what stands behind an unclear one is not answered [ATK-05]', async ({
  attacked,
}) => {
  const odd: string[] = [];
  await forEach(Object.entries(smugglings), async ([name, bytes]) => {
    const { status, count } = await sendRaw(attacked.shop.url, bytes);
    if (count > 1 || ![0, 400, 431].includes(status)) odd.push(`${name}: ${count} answers, ${status}`);
  });
  expect(odd).toEqual([]);
});

test('no address writes a header or leads to another site [ATK-05]', async ({ attacked }) => {
  const odd: string[] = [];
  await forEach(injections, async (path) => {
    const { status, headers } = await sendRaw(attacked.shop.url, request(`GET ${path} HTTP/1.1`));
    const said = JSON.stringify(headers);
    const leads = headers['location'] ?? '/';
    const isOwn = /^\/(?![/\\])/.test(leads) || leads.startsWith('http://localhost/');
    if ('x-injected' in headers || /injected=1/.test(headers['set-cookie'] ?? '') || !isOwn || status >= 500)
      odd.push(`${path}: ${status} ${said.slice(0, 300)}`);
  });
  for (const host of [
    'beacon.example\r\nX-Injected: 1',
    'a b',
    'a"b',
    '<script>',
    '[::1',
    'a:b:c',
    '',
    'a/b',
    'a@b',
    'a?b',
  ]) {
    const { status, headers } = await sendRaw(attacked.shop.url, request('GET / HTTP/1.1', [], host));
    if ('x-injected' in headers || status >= 500) odd.push(`Host ${host}: ${status}`);
  }
  expect(odd).toEqual([]);
  expect(attacked.takeExceptions()).toEqual([]);
});

test('nothing that a visitor sends changes a document that others get from the cache [ATK-05]', async ({
  attacked,
  startFurtherEdge,
}) => {
  const { url } = await startFurtherEdge({ RENDER_BUDGET: '20000' });
  const plain = async (path: string) => {
    const { headers, body } = await sendRaw(url, request(`GET ${path} HTTP/1.1`));
    return [headers['etag'], headers['location'], body];
  };
  const odd: string[] = [];
  for (const path of ['/products', '/blog/seventy-degrees', '/discovery.json', '/embed/catalog.js']) {
    // The first visitor is the hostile one.
    await sendRaw(url, request(`GET ${path} HTTP/1.1`, unkeyed.slice(0, 12)));
    const before = await plain(path);
    expect(before.join('')).not.toContain('beacon.example');
    await forEach(unkeyed, async (header) => {
      await sendRaw(url, request(`GET ${path} HTTP/1.1`, [header]));
      await sendRaw(url, request(`HEAD ${path} HTTP/1.1`, [header]));
    });
    await forEach(
      ['utm_source=<script>', '__proto__=a', 'pages[]=9', 'a&a=b&a', '%', '=', ';a', '\u00ff'],
      async (query) => {
        await sendRaw(url, request(`GET ${path}?${query} HTTP/1.1`));
      },
    );
    await sendRaw(url, request(`GET ${path} HTTP/1.1`, [], 'beacon.example'));
    if (JSON.stringify(await plain(path)) !== JSON.stringify(before)) odd.push(path);
  }
  expect(odd).toEqual([]);
  expect(attacked.takeExceptions()).toEqual([]);
});

test('other methods than GET and HEAD do nothing and repeat nothing [ATK-05]', async ({
  attacked,
  provider,
}) => {
  await provider.clearLog();
  const odd: string[] = [];
  const paths = ['/', '/products', '/embed/catalog.js', '/discovery.json', '/releases/host/x/y.js'];
  await forEach(
    methods.flatMap((method) => paths.map((path) => [method, path] as const)),
    async ([method, path]) => {
      const { status, body } = await sendRaw(
        attacked.shop.url,
        request(`${method} ${path} HTTP/1.1`, ['X-Told: a secret']),
      );
      if (![0, 400, 404, 405, 501].includes(status) || body.includes('a secret'))
        odd.push(`${method} ${path}: ${status}`);
    },
  );
  const tunnel = await sendRaw(attacked.shop.url, request('CONNECT beacon.example:443 HTTP/1.1'));
  expect(tunnel.status).not.toBe(200);
  expect(odd).toEqual([]);
  expect((await provider.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('what is too large is refused, and others are answered meanwhile [ATK-05]', async ({ attacked }) => {
  const { url } = attacked.shop;
  const large: readonly string[] = [
    request('GET / HTTP/1.1', [`A: ${'a'.repeat(200_000)}`]),
    request(
      'GET / HTTP/1.1',
      Array.from({ length: 5000 }, (_, at) => `A${at}: b`),
    ),
    request('GET / HTTP/1.1', [`Cookie: ${'a=b; '.repeat(20_000)}`]),
    request(`GET /${'a'.repeat(200_000)} HTTP/1.1`),
    request(`GET /products?${'a=b&'.repeat(50_000)} HTTP/1.1`),
  ];
  await forEach(large, async (bytes) => {
    expect([0, 400, 414, 431]).toContain((await sendRaw(url, bytes)).status);
  });
  const body = 'a'.repeat(3_000_000);
  await forEach(['/csp-report', '/payment/return', '/', '/products'], async (path) => {
    const { status } = await sendRaw(
      url,
      request(`POST ${path} HTTP/1.1`, [`Content-Length: ${body.length}`]) + body,
    );
    expect(status, path).toBeLessThan(500);
  });
  expect((await fetch(`${url}/products`)).status).toBe(200);
  expect(attacked.takeExceptions()).toEqual([]);
});

test('connections that send a byte now and then are closed in time, and hold up nobody [ATK-06]', async ({
  attacked,
}) => {
  const { url } = attacked.shop;
  const openedAt = performance.now();
  const sockets: Socket[] = await Promise.all(Array.from({ length: 150 }, () => openConnection(url)));
  for (const socket of sockets) socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(
    () => sockets.forEach((socket) => socket.writable && socket.write('A: b\r\n')),
    400,
  );
  const closed = sockets.map(async (socket) => {
    if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
    return performance.now() - openedAt;
  });
  expect((await fetch(`${url}/products`)).status).toBe(200);
  expect(performance.now() - openedAt, 'milliseconds until another is answered').toBeLessThan(4000);
  expect(Math.max(...(await Promise.all(closed))), 'milliseconds until the last is closed').toBeLessThan(
    9000,
  );
  clearInterval(drip);
});
