import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startProviderProxy } from './provider-proxy.ts';

test.each(['/v1', '/v1/'])('addresses in answers of an API at %s lead through the proxy', async (root) => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ next: `http://${request.headers.host}/v1/posts/?page=2` }));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}${root}`;
  const proxy = await startProviderProxy(api);
  onTestFinished(() => {
    proxy.stop();
    server.closeAllConnections();
    server.close();
  });
  const page = await (await fetch(`${proxy.apiBase}/posts/`)).json();
  expect(page).toEqual({ next: `${proxy.apiBase}/posts/?page=2` });
  expect(proxy.isAskedByServer(`${proxy.apiBase}/posts/`)).toBe(true);
});
