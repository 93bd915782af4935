import { broken } from './edits.ts';
import { expect, logOf, test, untilCanaries } from './release-test.ts';
import { untilHalted } from './visitors.ts';

test('a canary whose code fails in browsers is halted by itself, and the log says why [DEP-21]', async ({
  browser,
  releasedShop,
}) => {
  test.setTimeout(240_000);
  await releasedShop.publish('blog', 'v3', broken['throws in the browser']);
  expect((await releasedShop.release('canary', 'blog@v3', '--share', '60')).exitCode).toBe(0);
  await untilCanaries(releasedShop.backends, 1);
  const { visitors, milliseconds } = await untilHalted(browser, releasedShop);
  await untilCanaries(releasedShop.backends, 0);
  console.log(`Halted after ${visitors} visitors of two edges, in ${Math.round(milliseconds / 1000)} s.`);
  expect(await logOf(releasedShop)).toMatch(/blog@v3[^]*pages failed/);
  const refused = await releasedShop.release('promote', 'blog@v3');
  expect(refused.exitCode).toBe(1);
  expect(refused.text).toContain('veto');
});
