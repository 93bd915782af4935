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
