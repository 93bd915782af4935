import { waitForHydration } from '../../shop-page.ts';
import { broken, heading } from '../edits.ts';
import { expect, test, title, visitBlog } from '../release-test.ts';

test('during a release any edge serves the files of either version [DEP-16]', async ({
  page,
  releasedShop,
}) => {
  await page.goto(`${releasedShop.url}/products`);
  await waitForHydration(page);
  await releasedShop.publishBlog('v2', heading('Journal'));
  await releasedShop.release('promote', 'blog@v2');
  // One edge may have moved already, the other not.
  for (let count = 0; count < 10; count += 1) {
    expect(['Blog', 'Journal']).toContain(await visitBlog(page, releasedShop));
    await waitForHydration(page);
    await page.goto(`${releasedShop.url}/products`);
    await waitForHydration(page);
    await page.getByRole('navigation').getByRole('link', { name: 'BLOG' }).click();
    await expect(title(page)).toHaveText(/^(?:Blog|Journal)$/);
  }
  expect(releasedShop.proxy.failures).toEqual([]);
});

for (const [how, edit] of Object.entries(broken))
  test(`a release that ${how} leaves the shop as it is, and is gone by one command`, async ({
    page,
    releasedShop,
  }) => {
    test.setTimeout(180_000);
    await page.goto(`${releasedShop.url}/products`);
    await releasedShop.publishBlog('v3', edit);
    expect((await releasedShop.release('promote', 'blog@v3')).exitCode).toBe(0);
    const visits = async () => {
      for (const path of ['/blog', '/products', '/faq', '/cart']) {
        const answer = await page.goto(releasedShop.url + path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(
          title(page)
            .or(page.getByRole('button', { name: 'Try again' }))
            .first(),
        ).toBeVisible();
      }
    };
    // Until every edge has seen it, and for a while after.
    for (let round = 0; round < 4; round += 1) await visits();
    expect((await releasedShop.release('rollback', 'blog')).exitCode).toBe(0);
    await releasedShop.untilServed(releasedShop.version);
    await expect.poll(() => visitBlog(page, releasedShop), { timeout: 8000 }).toBe('Blog');
    expect(releasedShop.proxy.failures).toEqual([]);
  });
