import { expect, uncachedRendering, test } from '../fixtures.ts';

// With the shell as it is published: what the edge limits has gone through the provider client and the shell.

const isRendered = (html: string) => html.includes('id="shop-hydration"');

test('an answer beyond a limit leaves the page to the browser, which shows it; other pages are rendered [OPS-06]', async ({
  page,
  startFurtherEdge,
}) => {
  const edge = await startFurtherEdge({ ...uncachedRendering, PROVIDER_MAX_ROWS: '20' });
  // More than three: it is no failure of the other pages.
  for (let count = 0; count < 4; count += 1) {
    const answer = await page.request.get(`${edge.url}/products`);
    expect([answer.status(), isRendered(await answer.text())]).toEqual([200, false]);
  }
  const post = await page.request.get(`${edge.url}/blog/seventy-degrees`);
  expect([post.status(), isRendered(await post.text())]).toEqual([200, true]);
  await page.goto(`${edge.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Salmon Nigiri' }).first()).toBeVisible();
});

test('60 made-up slugs at once are 404s, and switch rendering off for nobody [OPS-07] [OPS-08]', async ({
  request,
  startFurtherEdge,
}) => {
  const edge = await startFurtherEdge({ ...uncachedRendering, PROVIDER_CALL_WAIT: '20000' });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => request.get(`${edge.url}/products/made-up-${n}`)),
  );
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404));
  const ids = answers.map((answer) => answer.headers()['server-timing']?.split(',')[0]);
  expect(new Set(ids).size).toBe(60);
  const product = await request.get(`${edge.url}/products/salmon-nigiri`);
  expect([product.status(), isRendered(await product.text())]).toEqual([200, true]);
});
