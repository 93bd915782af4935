import type { Browser } from '@playwright/test';
import { broken, heading } from './edits.ts';
import { expect, test, untilCanaries, type ReleasedShop } from './release-test.ts';

// What a broken canary reports, and what a browser says of it.
test.use({ expectedErrors: /broken release|could not be loaded|Error/ });

/** Opens the blog as so many new visitors, one after the other, each for as long as its code takes. */
async function visitBlog(browser: Browser, { url }: ReleasedShop, visitors: number): Promise<void> {
  for (let count = 0; count < visitors; count += 1) {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const reported = page.waitForRequest((request) => request.url().endsWith('/canary-report'));
    await page.goto(`${url}/blog`);
    await reported;
    await visitor.close();
  }
}

const vetoes = async (shop: ReleasedShop) => (await shop.release('log', '--json')).text;

test('a canary whose code fails in browsers is halted by itself, and the log says why [DEP-21]', async ({
  browser,
  releasedShop,
}) => {
  test.setTimeout(240_000);
  await releasedShop.publishBlog('v3', broken['throws in the browser']);
  expect((await releasedShop.release('canary', 'blog@v3', '--share', '60')).exitCode).toBe(0);
  await untilCanaries(releasedShop, 1);
  const started = performance.now();
  let visitors = 0;
  while (!(await vetoes(releasedShop)).includes('pages failed') && visitors < 80) {
    await visitBlog(browser, releasedShop, 4);
    visitors += 4;
  }
  await untilCanaries(releasedShop, 0);
  console.log(
    `Halted after ${visitors} visitors of two edges, in ${Math.round((performance.now() - started) / 1000)} s.`,
  );
  expect(await vetoes(releasedShop)).toMatch(/blog@v3[^]*pages failed/);
  const refused = await releasedShop.release('promote', 'blog@v3');
  expect(refused.exitCode).toBe(1);
  expect(refused.text).toContain('veto');
});

test('a canary that works goes on', async ({ browser, releasedShop }) => {
  test.setTimeout(240_000);
  await releasedShop.publishBlog('v2', heading('Journal'));
  await releasedShop.release('canary', 'blog@v2', '--share', '60');
  await untilCanaries(releasedShop, 1);
  await visitBlog(browser, releasedShop, 24);
  await untilCanaries(releasedShop, 1);
  expect(await vetoes(releasedShop)).not.toContain('pages failed');
});
