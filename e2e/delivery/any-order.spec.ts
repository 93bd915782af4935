import { setTimeout } from 'node:timers/promises';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { expect, test } from '../fixtures.ts';
import { sampled, whole } from '../whole.ts';

// Each kind of resource is delayed in turn: nothing on the page may move.

let unrendered: Edge;

// Fonts are optional: within their first 0.1 s they may still change the widths of words.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

test.beforeAll(async ({ shop }) => {
  const [builds, port] = [await buildAll(), await freePort()];
  const dataDir = `${shop.dataDir}/any-order`;
  unrendered = await startEdge({ builds, port, dataDir }, shop.apiBase, { RENDER: 'off' });
});

test.afterAll(() => unrendered.stop());

const delayed = {
  'code of the area': /\/releases\/(?:catalog|blog)\/.*\.js$/,
  'responses for the page': /\/api\/(?!pages\/settings|products\/categories|contact)/,
  'responses for the frame': /\/api\/(?:pages\/settings|products\/categories|contact)/,
  pictures: /\.webp$/,
};
const paths = [
  '/',
  '/products',
  '/products/salmon-nigiri',
  '/gallery',
  '/blog',
  '/blog/seventy-degrees',
  '/faq',
  '/faq#how-long-will-it-keep',
  '/contact',
];

const visits = [
  ...paths.map((path) => [path, { width: 390, height: 844 }] as const),
  ['/products/salmon-nigiri', { width: 1280, height: 900 }] as const,
];

for (const [path, viewport] of visits)
  test(
    `nothing moves on ${path}, ${viewport.width} wide, whatever is delayed`,
    path === '/' || viewport.width > 390 ? whole : sampled(path),
    async ({ context, shop }) => {
      const edges = path.includes('#') ? [shop.url] : [shop.url, unrendered.url];
      const visit = async (url: string, [name, addresses]: [string, RegExp]) => {
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        const movement = await watchMovement(page);
        await page.route(addresses, async (route) => {
          await setTimeout(500);
          await route.continue();
        });
        await page.goto(url + path);
        await quiet(page);
        expect(await movement(), `${url}, delayed: ${name}`).toEqual([]);
        await page.close();
      };
      for (const url of edges) await Promise.all(Object.entries(delayed).map((kind) => visit(url, kind)));
    },
  );
