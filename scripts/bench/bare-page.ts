import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BarePage {
  readonly url: string;
  close(): void;
}

// A heading; nothing is left to be saved.
const document = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Bare</title>
<h1>Bare</h1>`;

/** Serves what no page can be faster than: it says how fast the machine is at this hour. */
export function serveBarePage(): Promise<BarePage> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}/`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
