import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import { followReleases, openReleases, publishBlog, versions } from '../testing/followed-releases.ts';
import { renderedPage } from '../testing/rendering.ts';

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

test('an edge that has looked for a set for long serves that first, and canaries from its next look at the log [SEC-202]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const canaries = [{ app: 'blog', version: 'b2', from: 0, to: 1000 }];
  await releases.log({ default: versions, canaries });
  let spent = 0;
  const { follower, blogVersions, wait } = followReleases(releases, {
    tryingMs: 10_000,
    render: (setup) => {
      if (!('catalog' in setup.areas)) return async () => renderedPage;
      wait(11_000);
      spent += 11_000;
      if (setup.areas['blog']?.version === 'b2') return async () => renderedPage;
      throw new OutputRefused('catalog', 'boom');
    },
  });
  await follower.check();
  expect([blogVersions(), spent]).toEqual([['b1'], 11_000]);
  await follower.check();
  expect([blogVersions(), spent]).toEqual([['b1', 'b2'], 11_000]);
});
