import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findShopOrigin } from './find-shop-origin.ts';

/** Starts a server; gives its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the shop’s origin is the one to which its address leads', async () => {
  const shop = await serve((_, response) => void response.end('<script id="shop-boot">{}</script>'));
  const moved = await serve((_, response) => void response.writeHead(301, { Location: shop }).end());
  expect(await findShopOrigin(`${moved}/blog`)).toBe(shop);
});

test('what is no shop is refused, but for one that is in trouble or down', async () => {
  const other = await serve((_, response) => void response.end('<p>Hello'));
  await expect(findShopOrigin(other)).rejects.toThrow('is no shop');
  await expect(findShopOrigin('shop.example')).rejects.toThrow('is no address');
  const broken = await serve((_, response) => void response.writeHead(503).end('<p>Soon'));
  expect(await findShopOrigin(`${broken}/blog`)).toBe(broken);
  // Nothing listens there.
  expect(await findShopOrigin('http://127.0.0.1:1/')).toBe('http://127.0.0.1:1');
});
