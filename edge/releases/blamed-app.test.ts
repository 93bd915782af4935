import { describe, expect, test } from 'vitest';
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

describe.each(['nobody', 'host', 'catalog'])(
  'code that blames %s, which is served and works, holds up no later move',
  (blamed) => {
    const followBlaming = async () => {
      const releases = await openReleases();
      for (const version of ['b2', 'b3']) await publishBlog(releases, version);
      await publishCatalog(releases, 'c2');
      const followed = followReleases(releases, {
        render: (setup) => {
          if (setup.areas['blog']?.version === 'b2') throw new OutputRefused(blamed, 'boom');
          return async () => renderedPage;
        },
      });
      return { releases, ...followed };
    };

    test('where it is promoted [SEC-192]', async () => {
      const { releases, follower } = await followBlaming();
      await follower.check();
      await releases.log(promoted('b2'));
      await follower.check();
      expect(follower.status()).toMatchObject({ serving: versions, problems: ['blog@b2: boom'] });
      const { before } = promoted('b2');
      await releases.log({ default: { ...versions, blog: 'b2', catalog: 'c2' }, before });
      await follower.check();
      expect(follower.status().serving).toEqual({ ...versions, catalog: 'c2' });
    });

    test('where an edge starts with it [SEC-55] [SEC-192]', async () => {
      const { releases, follower, wait } = await followBlaming();
      await releases.log(promoted('b2', []));
      await follower.check();
      expect(follower.status().serving).toEqual({ ...versions, blog: 'b2' });
      await releases.log({ default: { ...versions, blog: 'b2', catalog: 'c2' } });
      await follower.check();
      expect(follower.status().serving).toEqual({ ...versions, blog: 'b2', catalog: 'c2' });
      await releases.log(promoted('b3', ['b2']));
      wait(61_000);
      await follower.check();
      expect(follower.status().serving).toEqual({ ...versions, blog: 'b3' });
    });

    test('where it is a canary [SEC-192]', async () => {
      const { releases, follower, blogVersions, wait } = await followBlaming();
      await follower.check();
      const canaries = [{ app: 'blog', version: 'b2', from: 0, to: 1 }];
      await releases.log({ default: versions, canaries });
      await follower.check();
      expect(follower.status().problems).toEqual(['blog@b2: boom']);
      await releases.log({ default: { ...versions, catalog: 'c2' }, canaries });
      wait(2000);
      await follower.check();
      expect(follower.status().serving).toEqual({ ...versions, catalog: 'c2' });
      expect(blogVersions()).toEqual(['b1']);
    });
  },
);
