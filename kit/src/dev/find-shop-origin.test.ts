import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSelfSigned } from '../../testing/self-signed.ts';
import { readDeployedShop } from '../suite/read-deployed-shop.ts';
import { findShopOrigin } from './find-shop-origin.ts';

/** Starts a server; gives its origin. */
async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(createServer(answer))}`;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
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

test('a certificate that is not trusted is told, with what helps', async () => {
  const answer: RequestListener = (_, response) => void response.end('<script id="shop-boot">{}</script>');
  const shop = `https://localhost:${await listen(createTlsServer(createSelfSigned(), answer))}`;
  const said = /self-signed certificate\. Start area-kit with NODE_EXTRA_CA_CERTS=<file>/;
  await expect(findShopOrigin(shop)).rejects.toThrow(said);
  await expect(readDeployedShop(shop)).rejects.toThrow(said);
});
