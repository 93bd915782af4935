import { keys, type PublishedRelease, type Store } from '@shop/delivery';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createFixtureStore, type TestStore } from '../testing/release-store.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';

let releases: TestStore;
let told: MockInstance;
beforeEach(async () => {
  releases = await createFixtureStore();
  told = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  told.mockRestore();
  releases.remove();
});

const cache = () => join(releases.files.root, 'cache');
const folders = ['public', 'private', 'releases'];
const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);

/** Nothing is in the cache, and nothing can be. */
function fillDisk(): void {
  mkdirSync(cache());
  for (const folder of folders) symlinkSync('nowhere/x', join(cache(), folder));
}

const open = (store: Store = releases.store) => createReleaseFiles({ store, cacheDir: cache() });

async function hostOf(files: ReleaseFiles): Promise<PublishedRelease> {
  const record = await files.record('host', 'h1');
  if (!record) throw new Error('the fixture has no host');
  return record;
}

test('where the cache cannot be written, as on a full disk, files are served all the same; a set is not prepared until it can [SEC-132]', async () => {
  fillDisk();
  const files = open();
  for (const _ of [1, 2])
    expect(text((await files.served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
  const record = await hostOf(files);
  const prefix = keys.private('host', 'h1');
  expect(await files.text(record, `${prefix}critical.css`)).toContain('shop-font:petrona');
  await expect(files.materialize(record, prefix)).rejects.toThrow(/ENOENT|ENOTDIR|EEXIST/);
  expect(told).toHaveBeenCalledTimes(1);

  for (const folder of folders) rmSync(join(cache(), folder));
  const directory = await files.materialize(record, prefix);
  expect(readFileSync(join(directory, 'critical.css'), 'utf8')).toContain('shop-font:petrona');
});

test('files that cannot be put on disk are given up once none is being read any more, so that whoever asks again gets new ones', async () => {
  fillDisk();
  let isLastRead = false;
  const files = open({
    ...releases.store,
    async read(key, most) {
      const body = await releases.store.read(key, most);
      if (!key.endsWith('critical.css')) return body;
      // The others have failed by then.
      await new Promise((resolve) => setTimeout(resolve, 100));
      isLastRead = true;
      return body;
    },
  });
  const record = await hostOf(files);
  await expect(files.materialize(record, keys.private('host', 'h1'))).rejects.toThrow(
    /ENOENT|ENOTDIR|EEXIST/,
  );
  expect(isLastRead).toBe(true);
});
