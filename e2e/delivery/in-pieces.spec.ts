import { request, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { expect, test } from '../fixtures.ts';
import { startLocalServer, type LocalServer } from '../local-server.ts';
import { renderedAddresses } from '../rendering/routes.ts';
import { sampled } from '../whole.ts';

// A browser paints what has arrived of a document. Wherever that ends, the rest moves nothing of it.

// Fonts are optional: within their first 0.1 s they may still change the widths of words.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

let pieces: LocalServer;
test.beforeAll(async ({ shop }) => {
  pieces = await serveInPieces(shop.url);
});
test.afterAll(() => pieces.close());

for (const { path } of renderedAddresses)
  test(`nothing moves while ${path} arrives in pieces`, sampled(path), async ({ context }) => {
    for (const width of [390, 1280]) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      const movement = await watchMovement(page);
      await page.goto(pieces.url + path);
      expect(await movement(), `${width} wide`).toEqual([]);
      await page.close();
    }
  });

// Collapsed at the end of a line it has no width; a browser that paints it there reports a movement once the line goes on.
test('no space stands alone between elements or comments of a document', async ({ request, shop }) => {
  for (const { path } of renderedAddresses) {
    const answer = await request.get(shop.url + path, { headers: { accept: 'text/html' } });
    const page = (await answer.text()).replace(/^.*<body|<script.*?<\/script>/gs, '');
    expect(page.match(/.{0,60}> +<.{0,30}/g) ?? [], path).toEqual([]);
  }
});

/** A proxy of the shop that sends documents a kilobyte at a time, about one a frame, as over a slow line. */
function serveInPieces(shopUrl: string): Promise<LocalServer> {
  return startLocalServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    // Uncompressed: a compressed piece is not a piece of HTML.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = request(shopUrl + path, { method, headers: plain }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (response.headers['content-type']?.startsWith('text/html') !== true) {
        response.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => void send(Buffer.concat(parts), outgoing));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
}

async function send(document: Buffer, outgoing: ServerResponse): Promise<void> {
  for (let start = 0; start < document.length; start += 1000) {
    outgoing.write(document.subarray(start, start + 1000));
    await setTimeout(17);
  }
  outgoing.end();
}
