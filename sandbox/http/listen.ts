import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { App } from './calls.ts';

export interface Listening {
  readonly origin: string;
  /** Stops at once, with the connections that are open. */
  stop(): Promise<void>;
}

/** Serves an app; port 0 takes a free one. Rejects when the port is taken. */
export async function listen(app: App, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { origin: originOf(server, host), stop: () => stop(server) };
}

function originOf(server: ServerType, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '0.0.0.0' ? '127.0.0.1' : name}:${address.port}`;
}

async function stop(server: ServerType): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
