import { watchMovement } from '../content/watch-movement.ts';
import { expect, test } from '../fixtures.ts';
import { renderedAddresses } from '../rendering/routes.ts';
import { serveInPieces } from './in-pieces.ts';

// A browser paints what it has of a document. Whatever that ends with, the rest moves nothing of it.

// Optional fonts have a tenth of a second in which they may still change the widths of words.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

let pieces: Awaited<ReturnType<typeof serveInPieces>>;
test.beforeAll(async ({ shop }) => {
  pieces = await serveInPieces(shop.url);
});
test.afterAll(() => pieces.close());

for (const { path } of renderedAddresses)
  test(`nothing moves while ${path} arrives in pieces`, async ({ context }) => {
    for (const width of [390, 1280]) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      const movement = await watchMovement(page);
      await page.goto(pieces.url + path);
      expect(await movement(), `${width} wide`).toEqual([]);
      await page.close();
    }
  });
