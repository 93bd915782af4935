import { integrityOf, keys, type PublishedRelease, type Store } from '@shop/delivery';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { edgeConfig } from '../testing/fixture.ts';
import { createFixtureStore, type TestStore } from '../testing/release-store.ts';
import { createReleaseFiles } from './release-files.ts';
import { createStoredFiles } from './verified-files.ts';

let releases: TestStore;
beforeEach(async () => {
  releases = await createFixtureStore();
});
afterEach(() => releases.remove());

function open(store: Store = releases.store, now?: () => number) {
  return createReleaseFiles({ store, cacheDir: join(releases.files.root, 'cache'), ...(now && { now }) });
}

const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);
const bytes = (content: string) => new TextEncoder().encode(content);

/** A store, and the keys that it is asked for. */
function readingOf(): { readonly store: Store; readonly read: string[] } {
  const read: string[] = [];
  const store: Store = {
    ...releases.store,
    read(key, ...most) {
      read.push(key);
      return releases.store.read(key, ...most);
    },
  };
  return { store, read };
}

test('a damaged record is read once a minute, however often made-up versions are asked for [SEC-145]', async () => {
  const damaged = keys.record('blog', 'b7');
  await releases.store.create(damaged, bytes('{"format":1}'));
  const { store, read } = readingOf();
  let time = 5000;
  const { served } = open(store, () => time);
  for (; time < 125_000; time += 2000) await served.read('releases/blog/x', 'remoteEntry.js', '');
  expect(read.filter((key) => key === damaged)).toHaveLength(2);
});

test('a record of more than 1 MB is not read: it would hold up the edge, and stay in its memory [SEC-145]', async () => {
  const record = JSON.parse(text(await releases.store.read(keys.record('blog', 'b1')))) as PublishedRelease;
  const file = `${keys.files('blog', 'b7')}a.js`;
  const many = Array.from({ length: 12_000 }, (_, at) => [
    `${keys.files('blog', 'b7')}${at}.js`,
    integrityOf(bytes('a')),
  ]);
  const files = { ...Object.fromEntries(many), [file]: integrityOf(bytes('a')) };
  const large = { ...record, version: 'b7', build: { ...record.build, version: 'b7' }, files };
  await releases.store.create(keys.record('blog', 'b7'), bytes(JSON.stringify(large)));
  await releases.store.create(file, bytes('a'));
  const { record: recordOf, served } = open();
  const outcome = await recordOf('blog', 'b7').then(() => 'read', String);
  expect(outcome).toBe('ReleaseDamaged: releases/blog@b7.json has more than 1000000 bytes.');
  expect(await served.read('releases/blog/b7', 'a.js', '')).toBeUndefined();
  expect(text((await served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
});

test('a file of more than 16 MB is not read: each visitor who asks for it would hold up the others [SEC-145]', async () => {
  const blog = edgeConfig().areas.get('blog');
  if (!blog) throw new Error('the fixture has no blog');
  const film = `${keys.files('blog', 'b7')}film.js`;
  const files = { [film]: 'a'.repeat(16_000_001), [`${keys.files('blog', 'b7')}a.js`]: 'a' };
  await releases.publish({ app: 'blog', build: { ...blog, version: 'b7' } }, files);
  const { served } = open();
  expect(text((await served.read('releases/blog/b7', 'a.js', ''))?.body)).toBe('a');
  const outcome = await served.read('releases/blog/b7', 'film.js', '').then(() => 'read', String);
  expect(outcome).toBe(`ReleaseDamaged: ${film} has more than 16000000 bytes.`);
});

test('a damaged file is read once a minute, however often it is asked for [SEC-144]', async () => {
  const key = `${keys.files('blog', 'b1')}remoteEntry.js`;
  writeFileSync(join(releases.root, key), 'altered');
  const { store, read } = readingOf();
  let time = 5000;
  const { served } = open(store, () => time);
  const ask = () => served.read('releases/blog/b1', 'remoteEntry.js', '').then(() => 'read', String);
  for (; time < 125_000; time += 2000)
    expect(await ask()).toBe(`ReleaseDamaged: ${key} is not what was published`);
  expect(read.filter((each) => each === key)).toHaveLength(2);
});

test('a copy of other content is decoded once, however many ask for it [SEC-144]', async () => {
  const record = JSON.parse(text(await releases.store.read(keys.record('blog', 'b1')))) as PublishedRelease;
  const [shared, copy] = [`${keys.vendor}film.js`, gzipSync('another film')];
  await releases.store.create(shared, bytes('film'));
  await releases.store.create(`${shared}.gz`, copy);
  const files = { [shared]: integrityOf(bytes('film')), [`${shared}.gz`]: integrityOf(copy) };
  const dishonest = { ...record, version: 'b7', build: { ...record.build, version: 'b7' }, files };
  await releases.store.create(keys.record('blog', 'b7'), bytes(JSON.stringify(dishonest)));
  const stored = createStoredFiles(releases.store, join(releases.files.root, 'cache'), 1000);
  let reads = 0;
  const { served } = createReleaseFiles({
    store: releases.store,
    cacheDir: '',
    files: {
      ...stored,
      read(...file) {
        reads += 1;
        return stored.read(...file);
      },
    },
  });
  for (let count = 0; count < 20; count += 1)
    await expect(served.read('embed/vendor', 'film.js', 'gzip')).rejects.toThrow('is no copy of');
  expect(reads).toBe(2);
});

test('many who ask for a file at once share one reading of it [SEC-144]', async () => {
  const { store, read } = readingOf();
  const files = createStoredFiles(store, join(releases.files.root, 'cache'), 1000);
  const key = `${keys.files('blog', 'b1')}remoteEntry.js`;
  const integrity = integrityOf(bytes(`export const name = 'blog';`));
  const found = await Promise.all(Array.from({ length: 50 }, () => files.read(key, integrity)));
  expect(read).toEqual([key]);
  expect(new Set(found).size).toBe(1);
});

/** Keys of so many files of the server output of `blog@b7`. */
const outputs = (count: number) =>
  Array.from({ length: count }, (_, at) => `${keys.private('blog', 'b7')}server/${at}.js`);

test('of a release with more than 64 MB of server output few files are read, and it is refused: hundreds of 16 MB ended the edge [SEC-222]', async () => {
  const record = JSON.parse(text(await releases.store.read(keys.record('blog', 'b1')))) as PublishedRelease;
  const cacheDir = join(releases.files.root, 'cache');
  const listed = outputs(40);
  const large = new Uint8Array(16_000_000);
  const read: string[] = [];
  const { materialize } = createReleaseFiles({
    store: releases.store,
    cacheDir,
    files: {
      find: async () => undefined,
      read: async (key) => {
        read.push(key);
        return large;
      },
    },
  });
  const files = Object.fromEntries(listed.map((key) => [key, 'sha384-']));
  await expect(materialize({ ...record, files }, keys.private('blog', 'b7'))).rejects.toThrow(
    'private/blog/b7/ has more than 64000000 bytes',
  );
  expect(read.length).toBeLessThanOrEqual(12);
});

test('however many files are asked for at once, eight are read at the same time: each may take three times its 16 MB [SEC-222]', async () => {
  let [running, most] = [0, 0];
  const store: Store = {
    ...releases.store,
    async read(key) {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return bytes(key);
    },
  };
  const files = createStoredFiles(store, join(releases.files.root, 'cache'), 1000);
  const asked = outputs(40);
  const found = await Promise.all(asked.map((key) => files.read(key, integrityOf(bytes(key)))));
  expect(found.map(text)).toEqual(asked);
  expect(most).toBe(8);
});
