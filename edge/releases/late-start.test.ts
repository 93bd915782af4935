import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import { followReleases, openReleases } from '../testing/followed-releases.ts';

test('an edge that starts leaves all pages to browsers, where too long one app after the other is refused [SEC-183]', async () => {
  const releases = await openReleases();
  let spent = 0;
  const { follower, blogVersions, wait } = followReleases(releases, {
    tryingMs: 10_000,
    render: (setup) => {
      wait(10_000);
      spent += 10_000;
      throw new OutputRefused(Object.keys(setup.areas)[0] ?? 'host', 'boom');
    },
  });
  await follower.check();
  expect([blogVersions(), spent]).toEqual([['b1'], 20_000]);
});
