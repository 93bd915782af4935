import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one HTML page, whatever its query, on an origin that is not the shop's. */
export function serveForeignPage(
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ForeignPage> {
  const server = createServer((request, response) => {
    if (request.url?.replace(/\?.*/, '') !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
