import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { areaBase } from './addresses.ts';
import { createAreaServer } from './area-server.ts';
import { createProxy } from './create-proxy.ts';
import { findShopOrigin } from './find-shop-origin.ts';
import { readLocalArea } from './local-area.ts';

export interface ServedArea {
  /** The area's folder. */
  readonly root: string;
  /** Address of the deployed shop. */
  readonly shop: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface AreaProxy {
  readonly url: string;
  /** Origin of the shop, to which its address may have led. */
  readonly shop: string;
  stop(): Promise<void>;
}

/**
 * Serves a deployed shop with an area of this machine in it. Rejects when the folder has no area, the address is no shop's, or the
 * port is taken; a shop that does not answer may do so later.
 */
export async function serveAgainst({ root: folder, shop: address, port }: ServedArea): Promise<AreaProxy> {
  const root = resolve(folder);
  const { name } = readLocalArea(root);
  const shop = await findShopOrigin(address);
  const server = createServer();
  const vite = await createAreaServer({ name, root, server });
  const answer = getRequestListener(createProxy({ root, shop }), { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    if (request.url?.startsWith(areaBase))
      vite.middlewares(request, response, () => response.writeHead(404).end());
    else void answer(request, response);
  });
  try {
    await listen(server, port);
  } catch (error) {
    await vite.close();
    throw error;
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    shop,
    async stop() {
      await vite.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
}
