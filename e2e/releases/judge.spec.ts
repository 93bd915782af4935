import { broken } from './edits.ts';
import { expect, logOf, test, untilCanaries, visitAnew } from './release-test.ts';

// What a broken canary reports, and what a browser says of it.
test.use({ expectedErrors: /broken release|could not be loaded|Error/ });

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
  while (!(await logOf(releasedShop)).includes('pages failed') && visitors < 80) {
    await visitAnew(browser, releasedShop, 4);
    visitors += 4;
  }
  await untilCanaries(releasedShop, 0);
  console.log(
    `Halted after ${visitors} visitors of two edges, in ${Math.round((performance.now() - started) / 1000)} s.`,
  );
  expect(await logOf(releasedShop)).toMatch(/blog@v3[^]*pages failed/);
  const refused = await releasedShop.release('promote', 'blog@v3');
  expect(refused.exitCode).toBe(1);
  expect(refused.text).toContain('veto');
});
