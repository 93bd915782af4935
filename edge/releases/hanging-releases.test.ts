import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import {
  followReleases,
  openReleases,
  promoted,
  publishBlog,
  publishCatalog,
  versions,
} from '../testing/followed-releases.ts';
import { renderedPage } from '../testing/rendering.ts';

test('releases that are refused one after the other, each after a while, hold up no later move [SEC-63]', async () => {
  const releases = await openReleases();
  let tried = 0;
  const { follower, blogVersions, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'b1') return async () => renderedPage;
      if (++tried > 20) throw new Error('it is tried for ever');
      wait(15_000);
      throw new OutputRefused('blog', 'boom');
    },
  });
  await follower.check();
  const bad = ['b6', 'b5', 'b4', 'b3', 'b2'];
  for (const version of bad) await publishBlog(releases, version);
  await releases.log(promoted('b6', [...bad.slice(1), 'b1']));
  await follower.check();
  expect([blogVersions(), tried]).toEqual([['b1'], 2]);
  expect(releases.errors.mock.calls.flat().join()).not.toContain('for ever');
});

test('many releases whose code does not load, of which some may always be tried again, keep an edge that runs from no move of another app [SEC-214]', async () => {
  const releases = await openReleases();
  const { follower, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'b1') return async () => renderedPage;
      wait(15_000);
      throw new OutputRefused('blog', 'boom');
    },
  });
  await follower.check();
  const bad = ['b6', 'b5', 'b4', 'b3', 'b2'];
  for (const version of bad) await publishBlog(releases, version);
  await publishCatalog(releases, 'c2');
  const { before } = promoted('b6', [...bad.slice(1), 'b1']);
  await releases.log({ default: { ...versions, blog: 'b6' }, before });
  await follower.check();
  for (const catalog of ['c2', 'c1']) {
    await releases.log({ default: { ...versions, blog: 'b6', catalog }, before });
    wait(2000);
    await follower.check();
    expect(follower.status().serving).toEqual({ ...versions, catalog });
  }
});

test('two of which each takes all the time of a look, as with two renderers, keep it from none either [SEC-214]', async () => {
  const releases = await openReleases();
  const { follower, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'b1') return async () => renderedPage;
      wait(62_000);
      throw new OutputRefused('blog', 'boom');
    },
  });
  await follower.check();
  for (const version of ['b2', 'b3']) await publishBlog(releases, version);
  await publishCatalog(releases, 'c2');
  const { before } = promoted('b3', ['b2', 'b1']);
  for (const catalog of ['c2', 'c1', 'c2']) {
    await releases.log({ default: { ...versions, blog: 'b3', catalog }, before });
    wait(2000);
    await follower.check();
    expect(follower.status().serving).toEqual({ ...versions, catalog });
  }
});
