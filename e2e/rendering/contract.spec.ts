import { join } from 'node:path';
import { frameLeftOut } from '../../kit/src/suite/check-area.ts';
import { checkRenderedPage } from '../../kit/src/suite/check-page.ts';
import { renderElsewhere, shopIn } from '../../kit/src/suite/elsewhere.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { withheldFiles } from '../../kit/src/suite/watch-console.ts';
import { watchMovement } from '../../kit/src/suite/watch-movement.ts';
import { freePort } from '../../scripts/free-port.ts';
import { buildAll } from '../../scripts/build-all.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { expect, uncachedRendering, test } from '../fixtures.ts';
import { openWithoutScripts, signIn } from './held-scripts.ts';
import { renderedAddresses, routeAddresses } from './routes.ts';
import { sampled, whole } from '../whole.ts';

// Every page of every `area.json`: rendered by the real server outputs, hydrated in a browser.

let inBrowser: Edge;

test.beforeAll(async ({ shop }) => {
  const options = { builds: await buildAll(), port: await freePort(), dataDir: `${shop.dataDir}/others` };
  inBrowser = await startEdge(options, shop.apiBase, { RENDER: 'off' });
});

test.afterAll(() => inBrowser.stop());

// What comes with the browser, some of it later than the rest: fragments of other areas, a zoom where the picture is
// large enough, and rows of dishes that the browser finds: what a search finds beside the provider's answer.
const leftOut = '[class^="posts_"] > section, button[aria-label="Zoom"], section[class^="row_"]';

/**
 * Calls of what is rendered in the browser: the contact section, on the home page the latest posts, and the menu that is
 * searched there.
 */
function ofFragments(path: string): RegExp {
  if (path === '/') return /\/contact\/|\/blog\/posts\//;
  return path.includes('search=') ? /\/contact\/|\/products\/\?is_active=true$/ : /\/contact\//;
}

// No font, so that none arrives between two looks at a page.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(withheldFiles, (route) => route.abort()));

for (const { path } of renderedAddresses)
  test(
    `${path} is hydrated as it was rendered, and is what the browser would have rendered`,
    sampled(path),
    async ({ page, shop }) => {
      const findings = await checkRenderedPage({
        page,
        route: path,
        address: path,
        url: shop.url,
        inBrowserUrl: inBrowser.url,
        apiBase: shop.apiBase,
        isMade: (url) => !ofFragments(path).test(url),
        leftOut: `${frameLeftOut}, ${leftOut}`,
      });
      expect(findings).toEqual([]);
    },
  );

for (const width of [390, 1280])
  test(
    `what only a customer sees appears without moving anything, ${width} wide`,
    width === 390 ? {} : whole,
    async ({ page, provider }) => {
      const customer = await provider.newCustomer();
      await provider.addToCart(customer, 1, 2);
      await signIn(page, customer);
      const movement = await watchMovement(page);
      await page.setViewportSize({ width, height: 844 });
      const paths = ['/', '/products/salmon-nigiri', '/blog/seventy-degrees', '/products', '/faq'];
      for (const path of [...paths, '/blog/seventy-degrees#comments', '/products/tuna-nigiri#reviews']) {
        const arrive = await openWithoutScripts(page, path);
        await arrive();
        await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
        await expect(
          page.getByRole('button', { name: 'Logout', includeHidden: true }).first(),
        ).toBeAttached();
        await quiet(page);
        expect(await movement(), path).toEqual([]);
      }
    },
  );

test('pages about the customer are left to the browser', async ({ request }) => {
  const personal = routeAddresses.filter((address) => address.personal);
  expect(personal.length).toBeGreaterThan(0);
  for (const { path } of personal) expect(await (await request.get(path)).text()).toContain('shop-skeleton');
});

test('pages are the same on any machine, at any time, and without what a server does not have', async ({
  request,
  shop,
}) => {
  const paths = renderedAddresses.map(({ path }) => path);
  const places = await renderElsewhere(
    paths.map((path) => shop.url + path),
    {
      ...uncachedRendering,
      ...shop.settings,
      RELEASE_STORE: join(shop.dataDir, `releases-${new URL(shop.url).port}`),
      SITE_CONFIG: join(shop.dataDir, 'site-config.json'),
      PROVIDER_API: shop.apiBase,
    },
  );
  for (const [index, path] of paths.entries()) {
    const here = shopIn(await (await request.get(shop.url + path)).text(), shop.url);
    expect(here, path).toBeTruthy();
    for (const pages of places) {
      expect(pages[index]?.problems, path).toEqual([]);
      expect(shopIn(pages[index]?.html ?? '', shop.url), path).toBe(here);
    }
  }
});
