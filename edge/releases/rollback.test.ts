import { expect, test } from 'vitest';
import {
  followReleases,
  openReleases,
  promoted,
  publishBlog,
  versions,
} from '../testing/followed-releases.ts';
import { renderedPage } from '../testing/rendering.ts';

const first = { ...versions, blog: 'broken' };

/** Its first release leaves `/blog` to browsers, since its code throws there; the second renders it. */
async function openMendedBlog() {
  const releases = await openReleases();
  const early = { '/blog': [{ call: 'posts.list', input: {} }] };
  for (const version of ['broken', 'b2']) await publishBlog(releases, version, { early });
  await releases.log({ default: first });
  const edge = followReleases(releases, {
    render: (setup) => async (request) => {
      const isFirst = setup.areas['blog']?.version === 'broken';
      if (isFirst && request.address.endsWith('/blog')) throw new ReferenceError('window is not defined');
      return renderedPage;
    },
  });
  const visit = () => edge.follower.served()?.standard.documents(new URL('http://shop.example/blog'));
  return { releases, ...edge, visit };
}

test('a rollback leads back to a release that leaves to browsers what visitors asked for last [SEC-254]', async () => {
  const { releases, follower, blogVersions, wait, visit } = await openMendedBlog();
  await follower.check();
  await releases.log(promoted('b2', ['broken']));
  await follower.check();
  await visit();
  // The renderer of the first release is kept for ten minutes.
  wait(11 * 60_000);
  await follower.check();
  await visit();
  await releases.log({
    default: first,
    before: { blog: [] },
    rolledBack: { blog: '2026-11-01T12:20:00.000Z' },
  });
  await follower.check();
  expect([blogVersions(), follower.status().problems]).toEqual([['broken'], []]);
});

test('a rollback leads back to a release that cannot be loaded, as a start would: browsers render its pages [SEC-254]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const refused = Object.assign(new Error('window is not defined'), { name: 'OutputRefused', app: 'blog' });
  const { follower, blogVersions, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'b1') throw refused;
      return async () => renderedPage;
    },
  });
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  await releases.log(promoted('b2'));
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
  await releases.log({
    default: versions,
    before: { blog: [] },
    rolledBack: { blog: '2026-11-01T12:20:00.000Z' },
  });
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await follower.check();
    expect(blogVersions()).toEqual(['b1']);
    wait(61_000);
  }
});

test('a promotion of it is refused as that of any release which does not render what is rendered now [DEP-19]', async () => {
  const { releases, follower, blogVersions, wait, visit } = await openMendedBlog();
  await releases.log(promoted('b2', ['broken']));
  await follower.check();
  await visit();
  wait(11 * 60_000);
  await follower.check();
  await releases.log({ default: first, before: { blog: ['b2'] } });
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
  expect(follower.status().problems).toEqual([
    'blog@broken: it does not render /blog: window is not defined',
  ]);
});
