import { customerWithCart, openAs } from '../account/customer.ts';
import { waitForHydration } from '../shop-page.ts';
import { loseFiles } from './damage.ts';
import { broken, heading } from './edits.ts';
import { expect, test, untilProblem } from './release-test.ts';
import { openWidget, title, visitBlog } from './visitors.ts';

test(
  'a team publishes, promotes and rolls back, with no edge restarted and no visitor disturbed [DEP-09] [DEP-11] [DEP-16]',
  { tag: '@alone' },
  async ({ browser, page, provider, shop, releasedShop }) => {
    test.setTimeout(240_000);
    const customer = await customerWithCart(provider);
    await openAs(page, customer, '/blog/a-soup-that-starts-the-day-before', releasedShop.url);
    await waitForHydration(page);
    const comment = page.getByLabel('Your comment');
    await comment.fill('Half a thought');
    // A widget of the version before, on somebody's page.
    const widget = await openWidget(await browser.newPage(), releasedShop, shop);

    const started = performance.now();
    await releasedShop.publish('blog', 'v2', heading('Journal'));
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
  },
);

test('a release that claims the path of another area is refused, one that has lost a file is named, and the one before stays', async ({
  page,
  releasedShop,
}) => {
  await releasedShop.publish('blog', 'v2', broken['claims a path of another area']);
  const { exitCode, text } = await releasedShop.release('promote', 'blog@v2');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/both own the path \/cart/);

  await releasedShop.publish('blog', 'v3', heading('Journal'));
  loseFiles(releasedShop.store, 'private/blog/v3/server', /^entry\.js$/);
  await releasedShop.release('promote', 'blog@v3');
  await untilProblem(releasedShop, /^blog@v3: .*is missing/);
  expect(await visitBlog(page, releasedShop)).toBe('Blog');
});
