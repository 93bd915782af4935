import { customerWithCart, openAs } from '../account/customer.ts';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { waitForHydration } from '../shop-page.ts';
import { heading } from './edits.ts';
import { expect, test, title, visitBlog } from './release-test.ts';
import { loseFile } from './variant.ts';

test('a team publishes, promotes and rolls back, with no edge restarted and no visitor disturbed [DEP-09] [DEP-11] [DEP-16]', async ({
  browser,
  page,
  provider,
  shop,
  releasedShop,
}) => {
  test.setTimeout(240_000);
  const customer = await customerWithCart(provider);
  await openAs(page, customer, '/blog/a-soup-that-starts-the-day-before', releasedShop.url);
  await waitForHydration(page);
  const comment = page.getByLabel('Your comment');
  await comment.fill('Half a thought');
  // A widget of the version before, on somebody's page.
  const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${releasedShop.url}"`;
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,"><script type="module" src="${releasedShop.url}/embed/blog.js"></script></head><body><shop-blog ${settings}></shop-blog></body></html>`,
  );
  const widget = await browser.newPage();
  await widget.goto(foreign.url);
  await expect(widget.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible();

  const started = performance.now();
  await releasedShop.publishBlog('v2', heading('Journal'));
  expect((await releasedShop.release('promote', 'blog@v2')).exitCode).toBe(0);
  await releasedShop.untilServed('v2');
  const live = performance.now() - started;

  // A cache in front may keep the document for five seconds.
  const visitor = await browser.newPage();
  await expect.poll(() => visitBlog(visitor, releasedShop), { timeout: 8000 }).toBe('Journal');
  // The tab from before has what was typed, and goes on with its own version.
  await expect(comment).toHaveValue('Half a thought');
  await page.getByRole('navigation').getByRole('link', { name: 'BLOG' }).click();
  await expect(title(page)).toHaveText('Blog');
  await widget
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(widget.getByRole('heading', { name: /Comments/ })).toBeVisible();

  const rolledBack = performance.now();
  expect((await releasedShop.release('rollback', 'blog')).exitCode).toBe(0);
  await releasedShop.untilServed(releasedShop.version);
  const back = performance.now() - rolledBack;
  await expect.poll(() => visitBlog(visitor, releasedShop), { timeout: 8000 }).toBe('Blog');
  await page.goto(`${releasedShop.url}/cart`);
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await expect(page.getByText('Salmon Nigiri').first()).toBeVisible();
  console.log(
    `From the command to publish until live ${Math.round(live)} ms; rollback ${Math.round(back)} ms.`,
  );
  expect(live).toBeLessThan(10_000);
  expect(back).toBeLessThan(5000);
  expect(releasedShop.proxy.failures).toEqual([]);
  await visitor.close();
  await widget.close();
  await foreign.close();
});

test('a release that claims the path of another area is refused, and names why', async ({ releasedShop }) => {
  await releasedShop.publishBlog('v3', (file, text) =>
    file.endsWith('storefront/release.json') ? text.replace('"/blog",', '"/blog", "/cart",') : text,
  );
  const { exitCode, text } = await releasedShop.release('promote', 'blog@v3');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/both own the path \/cart/);
});

test('a release that has lost a file leaves its page with a message and another try', async ({
  page,
  releasedShop,
}) => {
  await releasedShop.publishBlog('v3', heading('Journal'));
  const { store } = releasedShop;
  const record = await releasedShop.release('list', '--json');
  expect(record.exitCode).toBe(0);
  loseFile(store, 'private/blog/v3/server/entry.js');
  await releasedShop.release('promote', 'blog@v3');
  await expect
    .poll(async () => {
      const ready = await fetch(`http://127.0.0.1:${releasedShop.backends[0]?.adminPort}/ready`);
      return ((await ready.json()) as { problems: string[] }).problems;
    })
    .toEqual([expect.stringMatching(/^blog@v3: .*is missing/)]);
  expect(await visitBlog(page, releasedShop)).toBe('Blog');
});
