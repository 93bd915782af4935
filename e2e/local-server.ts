import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface LocalServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a loopback origin of its own. */
export function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Serves a directory on a loopback origin of its own. */
export function serveDirectory(directory: string): Promise<LocalServer> {
  return startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(directory, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!file.startsWith(directory) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
}
