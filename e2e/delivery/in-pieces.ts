import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface InPieces {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes on what a shop answers; documents a kilobyte at a time, about one a frame, as over a slow line. */
export function serveInPieces(shopUrl: string): Promise<InPieces> {
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    // Not in another coding: that would arrive in pieces of its own.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const passed = request(shopUrl + path, { method, headers: plain }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (response.headers['content-type']?.startsWith('text/html') !== true) {
        response.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => void send(Buffer.concat(parts), answer));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
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

async function send(document: Buffer, answer: ServerResponse): Promise<void> {
  for (let start = 0; start < document.length; start += 1000) {
    answer.write(document.subarray(start, start + 1000));
    await setTimeout(17);
  }
  answer.end();
}
