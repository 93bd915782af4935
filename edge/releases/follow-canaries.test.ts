import { keys, type Store } from '@shop/delivery';
import { expect, test } from 'vitest';
import {
  followReleases,
  openReleases,
  promoted,
  publishBlog,
  spoilFile,
  versions,
} from '../testing/followed-releases.ts';

const canary = { app: 'blog', version: 'b2', from: 0, to: 1000 };

test('a canary is served beside the default until it ends, or is vetoed', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  await releases.log({ default: versions, canaries: [canary] });
  const { follower, blogVersions } = followReleases(releases);
  await follower.check();
  expect(blogVersions()).toEqual(['b1', 'b2']);
  expect(follower.status().canaries).toEqual(['blog@b2 0-999']);
  await releases.store.create(keys.veto('blog', 'b2'), new TextEncoder().encode('{}'));
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
});

test('a canary that cannot be used leaves its visitors the default', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  spoilFile(releases, 'altered');
  await releases.log({ default: versions, canaries: [canary] });
  const { follower, blogVersions } = followReleases(releases);
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems[0]).toMatch(/^blog@b2: /);
});

const noStore: Store = {
  read: () => Promise.reject(new Error('no connection')),
  create: () => Promise.reject(new Error('no connection')),
  list: () => Promise.reject(new Error('no connection')),
  remove: () => Promise.reject(new Error('no connection')),
};

test('without the store an edge goes on with what it has, and starts from that [DEP-22]', async () => {
  const releases = await openReleases();
  const first = followReleases(releases);
  await first.follower.check();
  const saved = first.state();
  if (!saved) throw new Error('nothing was saved');
  const { follower, blogVersions } = followReleases(releases, { store: noStore, saved });
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems[0]).toMatch(/^The release store: /);
});

/** As the directory of a store is while it is not mounted. */
const emptyStore: Store = { ...noStore, read: async () => undefined, list: async () => [] };

test('a directory that is not mounted is no empty log: an edge starts from what it has, and follows what is there afterwards [SEC-132]', async () => {
  const releases = await openReleases();
  const first = followReleases(releases);
  await first.follower.check();
  const saved = first.state();
  if (!saved) throw new Error('nothing was saved');
  const store = { ...emptyStore };
  const { follower, blogVersions } = followReleases(releases, { store, saved });
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems[0]).toBe('The release store: its log is empty.');
  await publishBlog(releases, 'b2');
  await releases.log(promoted('b2'));
  Object.assign(store, releases.store);
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
  expect(follower.status().problems).toEqual([]);
});

test('a veto holds while the directory of the store is not mounted [SEC-132]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  await releases.log({ default: versions, canaries: [canary] });
  const store = { ...releases.store };
  const { follower, blogVersions } = followReleases(releases, { store });
  await follower.check();
  expect(blogVersions()).toEqual(['b1', 'b2']);
  await releases.store.create(keys.veto('blog', 'b2'), new TextEncoder().encode('{}'));
  await follower.check();
  Object.assign(store, emptyStore);
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
});

test('without the store and without anything kept there is nothing to serve, and the reason', async () => {
  const releases = await openReleases();
  const { follower } = followReleases(releases, { store: noStore });
  await follower.check();
  expect(follower.served()).toBeUndefined();
  expect(follower.status()).toMatchObject({ entry: 0, problems: [expect.stringContaining('no connection')] });
});
