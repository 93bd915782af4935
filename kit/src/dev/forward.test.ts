import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callProvider } from './call-provider.ts';
import { forward } from './forward.ts';

const shop = 'https://shop.example';

/** Starts a server without content; gives its origin and the headers that came last. */
async function serveNothing() {
  const seen: { headers?: IncomingHttpHeaders } = {};
  const server = createServer((request, response) => {
    seen.headers = request.headers;
    response.setHeader('Set-Cookie', [
      'a=1; Domain=shop.example; Secure; SameSite=None; Path=/',
      '__Host-b=2; Secure; Path=/',
    ]);
    response.writeHead(204, { 'Content-Type': 'application/json' }).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test.each([
  ['http://localhost:5174', shop],
  ['http://localhost:51740', 'http://localhost:51740'],
])('a page of %s asks as one of %s', async (page, sent) => {
  const { origin, seen } = await serveNothing();
  const headers = { Origin: page, Referer: `${page}/page` };
  const request = new Request('http://localhost:5174/', { headers });
  await forward(request, { target: new URL(origin), shop });
  expect(seen.headers).toMatchObject({ origin: sent, referer: `${sent}/page` });
});

test('an answer of the provider without a body stays one', async () => {
  const { origin } = await serveNothing();
  const url = new URL('http://localhost:5174/.area-kit/provider/cart/1/');
  const provider = { apiBase: `${origin}/v1`, paths: {} };
  const answer = await callProvider(new Request(url, { method: 'DELETE' }), { url, provider, shop });
  expect(answer.status).toBe(204);
});

test('a shop is sent the cookies that it set, and none of other programs of this machine, or of another shop [DEP-27]', async () => {
  const { origin, seen } = await serveNothing();
  const target = new URL(origin);
  const ask = async (at: string, cookie = '') => {
    const request = new Request('http://localhost:5174/', { headers: { Cookie: cookie } });
    const { headers } = await forward(request, { target, shop: at });
    return headers.getSetCookie();
  };
  const [own, others] = [await ask(shop), await ask('https://other.example:8443')];
  // For this host, by `http`.
  expect(own).toEqual(['shop.example|a=1; SameSite=Lax; Path=/', '__Host-shop.example|b=2; Secure; Path=/']);
  const pairs = [...own, ...others].map((cookie) => cookie.split(';')[0]);
  await ask(shop, [...pairs, 'session=1', 'a=3'].join('; '));
  expect(seen.headers?.cookie).toBe('a=1; __Host-b=2');
  await ask(shop, 'session=1');
  expect(seen.headers?.cookie).toBeUndefined();
});
