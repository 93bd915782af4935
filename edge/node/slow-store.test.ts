import { keys, type Store } from '@shop/delivery';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixtureStore, type TestStore } from '../testing/release-store.ts';
import { createReleaseFiles } from './release-files.ts';

let releases: TestStore;
beforeEach(async () => {
  releases = await createFixtureStore();
});
afterEach(() => releases.remove());

const open = (store: Store, now: () => number, answerMs = 300) =>
  createReleaseFiles({ store, cacheDir: join(releases.files.root, 'cache'), answerMs, now });

const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);

test('whoever asks for a file while the store hangs is told so in time, and gets it once the store is back [SEC-270]', async () => {
  const back = Promise.withResolvers<void>();
  let isHanging = true;
  const late = async <Result>(answer: () => Promise<Result>) => {
    if (isHanging) await back.promise;
    return answer();
  };
  let time = 0;
  const { served, record } = open(
    {
      ...releases.store,
      list: (...range) => late(() => releases.store.list(...range)),
      read: (...what) => late(() => releases.store.read(...what)),
    },
    () => time,
  );
  // One that nobody has published, and one of a release that is served and was not asked for.
  await expect(served.read('releases/blog/x9', 'remoteEntry.js', '')).rejects.toThrow('does not answer');
  isHanging = false;
  await record('blog', 'b1');
  isHanging = true;
  await expect(served.read('releases/blog/b1', 'remoteEntry.js', '')).rejects.toThrow('does not answer');
  isHanging = false;
  back.resolve();
  time += 2000;
  expect(text((await served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
  expect(await served.read('releases/blog/x9', 'remoteEntry.js', '')).toBeUndefined();
});

test('a record that the store does not give leaves nobody with the word that its file is not there [SEC-126]', async () => {
  let isRefused = true;
  const refused = keys.record('blog', 'b1');
  let time = 0;
  const { served } = open(
    {
      ...releases.store,
      read: (key, most) =>
        isRefused && key === refused
          ? Promise.reject(new Error('no answer'))
          : releases.store.read(key, most),
    },
    () => time,
  );
  await expect(served.read('releases/blog/b1', 'remoteEntry.js', '')).rejects.toThrow('no answer');
  expect(text((await served.read('releases/host/h1', 'assets/main.js', ''))?.body)).toContain('shell');
  isRefused = false;
  time += 2000;
  expect(text((await served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
});

test('of a store that is slower than the pause between two lookups one is under way at a time, unless it does not end [SEC-270]', async () => {
  const hanging = Promise.withResolvers<never>();
  let lists = 0;
  let time = 0;
  const list: Store['list'] = () => {
    lists += 1;
    return hanging.promise;
  };
  const { served } = open({ ...releases.store, list }, () => time, 8000);
  const asked: Promise<unknown>[] = [];
  for (; time < 16_000; time += 1000) {
    asked.push(served.read(`releases/blog/x${time}`, 'remoteEntry.js', ''));
    await new Promise((resolve) => setImmediate(resolve));
  }
  // Releases and pinned scripts, of the one that began at first, and of the one that takes its place after eight seconds.
  expect(lists).toBe(4);
  hanging.reject(new Error('no answer'));
  await Promise.allSettled(asked);
});
