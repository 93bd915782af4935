import type { Browser, Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { broken, heading } from '../edits.ts';
import { expect, statusOf, test, untilCanaries, type ReleasedShop, logOf } from '../release-test.ts';
import { title, untilHalted, visitAnew, visitBlog } from '../visitors.ts';

test('of two canaries the dead one is halted, and the other goes on with the visitors that it has', async ({
  browser,
  releasedShop,
}) => {
  test.setTimeout(300_000);
  await releasedShop.publish('blog', 'v3', broken['throws in the browser']);
  await releasedShop.publish('catalog', 'c2', heading('Our Dishes', 'Our Products'));
  expect((await releasedShop.release('canary', 'blog@v3', '--share', '40')).exitCode).toBe(0);
  expect((await releasedShop.release('canary', 'catalog@c2', '--share', '40')).exitCode).toBe(0);
  await untilCanaries(releasedShop.backends, 2);
  const drawn = await drawVisitor(browser, releasedShop);

  const { visitors, milliseconds } = await untilHalted(browser, releasedShop);
  await untilCanaries(releasedShop.backends, 1);
  console.log(
    `Halted one of two canaries after ${visitors} visitors of two edges, in ${Math.round(milliseconds / 1000)} s.`,
  );
  const expectOther = async () => {
    for (const backend of releasedShop.backends)
      expect((await statusOf(backend)).canaries).toEqual([expect.stringMatching(/^catalog@c2 /)]);
    expect(readdirSync(join(releasedShop.store, 'vetoes'))).toEqual(['blog@v3.json']);
    for (let round = 0; round < 4; round += 1) {
      expect(await visitMenu(drawn, releasedShop)).toBe('Our Dishes');
      expect(await visitBlog(drawn, releasedShop)).toBe('Blog');
    }
  };
  await expectOther();
  await visitAnew(browser, releasedShop, 12);
  await expectOther();
  expect(releasedShop.proxy.failures).toEqual([]);
  await drawn.context().close();
});

/** What the list of products is called for somebody. */
async function visitMenu(page: Page, { url }: ReleasedShop): Promise<string> {
  await page.goto(`${url}/products`);
  return (await title(page).textContent()) ?? '';
}

/** A visitor whom the catalog's canary has: two of five are. */
async function drawVisitor(browser: Browser, shop: ReleasedShop): Promise<Page> {
  for (let count = 0; count < 40; count += 1) {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    if ((await visitMenu(page, shop)) === 'Our Dishes') return page;
    await visitor.close();
  }
  throw new Error('Of 40 visitors none was drawn.');
}

test('a canary that works goes on', async ({ browser, releasedShop }) => {
  test.setTimeout(240_000);
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  await releasedShop.release('canary', 'blog@v2', '--share', '60');
  await untilCanaries(releasedShop.backends, 1);
  await visitAnew(browser, releasedShop, 24);
  await untilCanaries(releasedShop.backends, 1);
  expect(await logOf(releasedShop)).not.toContain('pages failed');
});
