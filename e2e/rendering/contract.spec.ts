import { quiet } from '../quiet.ts';
import { freePort } from '../../scripts/free-port.ts';
import { buildAll } from '../../scripts/build-all.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { watchMovement } from '../content/watch-movement.ts';
import { expect, uncachedRendering, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { openWithoutScripts, signIn } from './held-scripts.ts';
import { renderedAddresses, routeAddresses } from './routes.ts';
import { comparable, readPage } from './seen-page.ts';

// Every page of every `area.json`: rendered by the real server outputs, hydrated in a browser.

let inBrowser: Edge;
let start: (env: Record<string, string>) => Promise<Edge>;

test.beforeAll(async ({ shop }) => {
  const builds = await buildAll();
  start = async (env) =>
    startEdge({ builds, port: await freePort(), dataDir: `${shop.dataDir}/others` }, shop.apiBase, env);
  inBrowser = await start({ RENDER: 'off' });
});

test.afterAll(() => inBrowser.stop());

// What comes with the browser, some of it later than the rest: fragments of other areas, maps near the screen, the choice of
// colors, and a zoom where the picture is large enough.
const leftOut = '[class^="posts_"] > section, footer div:has(> fieldset), button[aria-label="Zoom"], iframe';
/** The provider's HTML, which a server may nest as no browser's parser would. */
const providerHtml = '[class*="html_"]';

/** Calls of fragments that are rendered in the browser: the contact section, and on the home page the latest posts. */
const ofFragments = (path: string) => (path === '/' ? /\/contact\/|\/blog\/posts\// : /\/contact\//);

// No font, so that none arrives between two looks at a page.
test.use({ expectedErrors: /net::ERR_FAILED/ });
test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

const shopOf = (html: string) =>
  /<div id="shop" class="shop-root">([^]*)<\/div>\s*<script type="application\/json"/.exec(html)?.[1];

for (const { path } of renderedAddresses)
  test(`${path} is hydrated as it was rendered, and is what the browser would have rendered`, async ({
    page,
    shop,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const movement = await watchMovement(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const rendered = shopOf((await answer?.text()) ?? '');
    if (rendered === undefined) throw new Error('The page was not rendered.');
    await quiet(page);
    await waitForHydration(page);
    const formatted = page.locator(`${providerHtml}[data-formatted]`);
    await expect(page.locator(`${providerHtml}:not([data-formatted])`)).toHaveCount(0);
    const texts = await formatted.count();
    const hydrated = await readPage(page);
    const blank = await page.context().newPage();
    const words = `${leftOut}, ${providerHtml}`;
    expect(await comparable(blank, hydrated.markup, words)).toBe(await comparable(blank, rendered, words));
    expect(hydrated.doubledStyles).toEqual([]);
    expect(await movement()).toEqual([]);
    const api = calls.filter((url) => url.startsWith(shop.apiBase) && !ofFragments(path).test(url));
    expect(api).toEqual([]);

    await page.goto(inBrowser.url + path);
    await quiet(page);
    await expect(formatted).toHaveCount(texts);
    const other = await readPage(page);
    const others = other.markup.replaceAll(inBrowser.url, shop.url);
    expect(await comparable(blank, others, leftOut)).toBe(await comparable(blank, hydrated.markup, leftOut));
    expect([other.title, other.description]).toEqual([hydrated.title, hydrated.description]);
  });

for (const width of [390, 1280])
  test(`what only a customer sees appears without moving anything, ${width} wide`, async ({
    page,
    provider,
  }) => {
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
      await expect(page.getByRole('button', { name: 'Logout', includeHidden: true }).first()).toBeAttached();
      await quiet(page);
      expect(await movement(), path).toEqual([]);
    }
  });

test('pages about the customer are left to the browser', async ({ request }) => {
  const personal = routeAddresses.filter((address) => address.personal);
  expect(personal.length).toBeGreaterThan(0);
  for (const { path } of personal) expect(await (await request.get(path)).text()).toContain('shop-skeleton');
});

test('pages are the same on any machine, at any time, and without what a server does not have', async ({
  request,
  shop,
}) => {
  const poison = { ...uncachedRendering, NODE_OPTIONS: `--import=${import.meta.dirname}/poisoned.mjs` };
  const edges = await Promise.all([
    start({ ...poison, TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' }),
    start({ ...poison, TZ: 'America/Los_Angeles', LC_ALL: 'ar_EG.UTF-8' }),
  ]);
  try {
    for (const { path } of renderedAddresses) {
      const [here, ...elsewhere] = await Promise.all(
        [shop, ...edges].map(async ({ url }) => {
          const text = await (await request.get(url + path)).text();
          return shopOf(text)?.replaceAll(url, '');
        }),
      );
      expect(here, path).toBeTruthy();
      for (const other of elsewhere) expect(other, path).toBe(here);
    }
  } finally {
    await Promise.all(edges.map((edge) => edge.stop()));
  }
});
