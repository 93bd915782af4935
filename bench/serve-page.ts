import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPage {
  /** Address of the page. */
  readonly url: string;
  close(): void;
}

/** Serves a page at the root of a free port, and at any other path `other`, the same page unless given. */
export function servePage(html: string, other = html): Promise<ServedPage> {
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(url === '/' ? html : other);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://localhost:${port}/`, close });
    });
  });
}
