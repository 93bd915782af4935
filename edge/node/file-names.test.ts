import { integrityOf, keys, type Store } from '@shop/delivery';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followReleases, openReleases, promoted, publishBlog } from '../testing/followed-releases.ts';
import type { TestStore } from '../testing/release-store.ts';
import { createReleaseFiles } from './release-files.ts';

const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);
const bytes = (content: string) => new TextEncoder().encode(content);

const react = `${keys.vendor}react.1a2b.js`;

/** The store as a bucket, which has no folders: the blog's team puts a file into it, and lists that in the record of b2. */
function bucketWith(key: string, { store }: TestStore): Store {
  return {
    ...store,
    async read(asked, most) {
      if (asked === key) return bytes('x');
      const body = await store.read(asked, most);
      if (!body || asked !== keys.record('blog', 'b2')) return body;
      const record = JSON.parse(text(body)) as { files: object };
      return bytes(JSON.stringify({ ...record, files: { ...record.files, [key]: integrityOf(bytes('x')) } }));
    },
  };
}

function open(store: Store, releases: TestStore) {
  return createReleaseFiles({ store, cacheDir: join(releases.files.root, 'cache') });
}

test('a record that lists a file below one that widgets share keeps nobody from that [SEC-139]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const { served } = open(bucketWith(`${react}/x`, releases), releases);
  await served.read('embed/vendor/react.1a2b.js', 'x', '').catch(() => undefined);
  expect(text((await served.read('embed/vendor', 'react.1a2b.js', ''))?.body)).toBe('react');
});

test('a file in whose place the cache has a folder is read from the store [SEC-139]', async () => {
  const releases = await openReleases();
  mkdirSync(join(releases.files.root, 'cache', react), { recursive: true });
  const { served } = open(releases.store, releases);
  expect(text((await served.read('embed/vendor', 'react.1a2b.js', ''))?.body)).toBe('react');
});

test.each([
  ['below another file of it', 'server/entry.js/x.js'],
  ['under a name that no disk takes', `server/${'a'.repeat(300)}.js`],
])(
  'a release with a file %s is not served, on a cold start too: its earlier one is [SEC-139]',
  async (_, name) => {
    const releases = await openReleases();
    await publishBlog(releases, 'b2');
    await releases.log(promoted('b2'));
    const store = bucketWith(keys.private('blog', 'b2') + name, releases);
    const { follower, blogVersions } = followReleases(releases, { store });
    await follower.check();
    expect(blogVersions()).toEqual(['b1']);
    expect(follower.status().problems).toEqual([expect.stringMatching(/^blog@b2: .* lists /)]);
  },
);
