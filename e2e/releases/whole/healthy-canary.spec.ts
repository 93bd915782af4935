import { heading } from '../edits.ts';
import { expect, logOf, test, untilCanaries } from '../release-test.ts';
import { visitAnew } from '../visitors.ts';

test('a canary that works goes on', async ({ browser, releasedShop }) => {
  test.setTimeout(240_000);
  await releasedShop.publish('blog', 'v2', heading('Journal'));
  await releasedShop.release('canary', 'blog@v2', '--share', '60');
  await untilCanaries(releasedShop.backends, 1);
  await visitAnew(browser, releasedShop, 24);
  await untilCanaries(releasedShop.backends, 1);
  expect(await logOf(releasedShop)).not.toContain('pages failed');
});
