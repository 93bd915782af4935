import { integrityOf, keys, type Store } from '@shop/delivery';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixtureStore, type TestStore } from '../testing/release-store.ts';
import { createReleaseFiles } from './release-files.ts';
import { createStoredFiles, type StoredFiles } from './verified-files.ts';

let releases: TestStore;
beforeEach(async () => {
  releases = await createFixtureStore();
});
afterEach(() => releases.remove());

let listed = 0;
const counting = (): Store => ({
  ...releases.store,
  list: (...range) => {
    listed += 1;
    return releases.store.list(...range);
  },
});

function open(store: Store = releases.store, now?: () => number) {
  return createReleaseFiles({ store, cacheDir: join(releases.files.root, 'cache'), ...(now && { now }) });
}

const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);
const bytes = (content: string) => new TextEncoder().encode(content);

test('files of every published release are served, by edges that have never heard of it [DEP-16]', async () => {
  const { served } = open();
  expect(text((await served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
  expect(text((await served.read('embed/catalog/c1', 'loader.js', ''))?.body)).toBe('loader');
  expect(text((await served.read('embed/vendor', 'react.1a2b.js', ''))?.body)).toBe('react');
  const zipped = await served.read('releases/host/h1', 'assets/main.js', 'br, gzip');
  expect(zipped?.encoding).toBe('gzip');
});

test('what only edges read is not served [SEC-16]', async () => {
  const { served } = open();
  for (const [directory, file] of [
    ['releases/host/h1', 'document.html'],
    ['releases/host/h1', 'critical.css'],
    ['releases/host/h1', 'release.json'],
    ['releases/host/h1', 'server/entry.js'],
    ['releases/blog/b1', 'styles.json'],
    ['embed/catalog/c1', 'styles.json'],
    ['embed/catalog/c1', 'embed.json'],
    ['../private/host/h1', 'document.html'],
    ['releases', 'host@h1.json'],
  ] as const)
    expect(await served.read(directory, file, '')).toBeUndefined();
});

test('an altered file is not served, from the store or from the disk', async () => {
  const key = `${keys.files('blog', 'b1')}remoteEntry.js`;
  writeFileSync(join(releases.root, key), 'altered');
  await expect(open().served.read('releases/blog/b1', 'remoteEntry.js', '')).rejects.toThrow(
    'is not what was published',
  );
  writeFileSync(join(releases.root, key), `export const name = 'blog';`);
  await open().served.read('releases/blog/b1', 'remoteEntry.js', '');
  writeFileSync(join(releases.files.root, 'cache', key), 'altered');
  expect(text((await open().served.read('releases/blog/b1', 'remoteEntry.js', ''))?.body)).toContain('blog');
});

test('made-up versions are looked up every two seconds at most', async () => {
  let time = 5000;
  listed = 0;
  const { served } = open(counting(), () => time);
  for (let count = 0; count < 50; count += 1)
    expect(await served.read(`releases/blog/x${count}`, 'remoteEntry.js', '')).toBeUndefined();
  // The folder of releases, and that of pinned scripts.
  expect(listed).toBe(2);
  time += 2000;
  await served.read('releases/blog/x', 'remoteEntry.js', '');
  expect(listed).toBe(4);
});

test('of a version that an edge does not know, all files are found that are asked for at once [SEC-126]', async () => {
  const { served } = open();
  const found = await Promise.all([
    served.read('releases/blog/b1', 'remoteEntry.js', ''),
    served.read('releases/host/h1', 'assets/main.js', ''),
    served.read('embed/catalog/c1', 'loader.js', ''),
  ]);
  expect(found).not.toContain(undefined);
});

test('a store that fails says so to all who ask meanwhile: none of them is told that there is no such file [SEC-126]', async () => {
  const { served } = open({ ...releases.store, list: () => Promise.reject(new Error('no connection')) });
  for (const file of ['remoteEntry.js', 'assets/area.js'])
    await expect(served.read('releases/blog/b1', file, '')).rejects.toThrow('no connection');
});

test('a pinned script is read once, however often made-up versions are asked for [SEC-42]', async () => {
  const record = JSON.parse(text(await releases.store.read(keys.record('catalog', 'c1')))) as object;
  const pinned = keys.pinned('catalog', 'c0');
  const file = `${keys.embed('catalog', 'c0')}loader.js`;
  const content = { ...record, version: 'c0', files: { [file]: integrityOf(bytes('old loader')) } };
  await releases.store.create(pinned, bytes(JSON.stringify(content)));
  await releases.store.create(file, bytes('old loader'));
  const stored = createStoredFiles(releases.store, join(releases.files.root, 'cache'), 1000);
  const found: string[] = [];
  const files: StoredFiles = {
    ...stored,
    find(key, parse) {
      found.push(key);
      return stored.find(key, parse);
    },
  };
  let time = 5000;
  const { served } = createReleaseFiles({ store: releases.store, cacheDir: '', files, now: () => time });
  for (; time < 50_000; time += 2000) await served.read('releases/blog/x', 'remoteEntry.js', '');
  expect(found.filter((key) => key === pinned)).toHaveLength(1);
  expect(text((await served.read('embed/catalog/c0', 'loader.js', ''))?.body)).toBe('old loader');
});

test('what was read once stays without the store', async () => {
  const before = open();
  const record = await before.record('host', 'h1');
  if (!record) throw new Error('the fixture has no host');
  await before.materialize(record, keys.private('host', 'h1'));
  rmSync(releases.root, { recursive: true });
  const after = open();
  const known = await after.record('host', 'h1');
  if (!known) throw new Error('the record is gone');
  expect(await after.text(known, `${keys.private('host', 'h1')}critical.css`)).toContain('shop-font:petrona');
});

test('files that were removed from the cache are put there again, also what is still in memory [SEC-260]', async () => {
  const files = open();
  const record = await files.record('host', 'h1');
  if (!record) throw new Error('the fixture has no host');
  const directory = await files.materialize(record, keys.private('host', 'h1'));
  const path = join(directory, 'critical.css');
  const content = readFileSync(path, 'utf8');
  for (const spoil of [rmSync, (file: string) => writeFileSync(file, '')]) {
    spoil(path);
    await files.materialize(record, keys.private('host', 'h1'));
    expect(readFileSync(path, 'utf8')).toBe(content);
  }
});

test('a record that the cache’s disk has damaged is read from the store [SEC-260]', async () => {
  await open().record('host', 'h1');
  const path = join(releases.files.root, 'cache', keys.record('host', 'h1'));
  const content = readFileSync(path, 'utf8');
  writeFileSync(path, '');
  expect((await open().record('host', 'h1'))?.version).toBe('h1');
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test('no record, no release', async () => {
  expect(await open().record('blog', 'b9')).toBeUndefined();
});

/** Writes a record of the blog's team that lists what widgets share with files of its own making. */
async function publishDishonest(listed: Readonly<Record<string, string>>): Promise<void> {
  const record = await releases.store.read(keys.record('blog', 'b1'));
  const honest = JSON.parse(text(record)) as { build: object };
  // In the order of their names it is read before the catalog's.
  const dishonest = { ...honest, version: 'a1', build: { ...honest.build, version: 'a1' }, files: listed };
  const body = new TextEncoder().encode(JSON.stringify(dishonest));
  await releases.store.create(keys.record('blog', 'a1'), body);
}

const react = `${keys.vendor}react.1a2b.js`;

test.each(['before', 'after'])(
  'a record that is wrong about a file that widgets share spoils it for nobody, read %s the others [SEC-25]',
  async (order) => {
    await publishDishonest({ [react]: integrityOf(bytes('evil')) });
    const files = open();
    if (order === 'before') await files.record('blog', 'a1');
    else await files.record('catalog', 'c1');
    await files.served.read('releases/unknown/u1', 'a.js', '');
    expect(text((await files.served.read('embed/vendor', 'react.1a2b.js', ''))?.body)).toBe('react');
  },
);

test('a record that is wrong is passed over before the others are known, and costs nothing afterwards [SEC-25]', async () => {
  await publishDishonest({ [react]: integrityOf(bytes('evil')) });
  let reads = 0;
  const files = open({
    ...releases.store,
    read: (key) => {
      reads += 1;
      return releases.store.read(key);
    },
  });
  await files.record('blog', 'a1');
  const readReact = async () => text((await files.served.read('embed/vendor', 'react.1a2b.js', ''))?.body);
  expect(await readReact()).toBe('react');
  reads = 0;
  expect(await readReact()).toBe('react');
  expect(reads).toBe(0);
});

test('a compressed copy of another file is not served for one that widgets share [SEC-25]', async () => {
  const copy = gzipSync('evil');
  await releases.store.create(`${react}.gz`, copy);
  await publishDishonest({ [react]: integrityOf(bytes('react')), [`${react}.gz`]: integrityOf(copy) });
  const files = open();
  await files.record('blog', 'a1');
  const served = await files.served.read('embed/vendor', 'react.1a2b.js', 'gzip');
  expect(served?.encoding).toBeUndefined();
  expect(text(served?.body)).toBe('react');
});

test('a true copy of one shared file is none of another [SEC-25]', async () => {
  const elements = `${keys.vendor}elements.3c4d.js`;
  const copy = gzipSync('react');
  for (const key of [react, elements]) await releases.store.create(`${key}.gz`, copy);
  await releases.store.create(elements, bytes('elements'));
  await publishDishonest({
    [react]: integrityOf(bytes('react')),
    [`${react}.gz`]: integrityOf(copy),
    [elements]: integrityOf(bytes('elements')),
    [`${elements}.gz`]: integrityOf(copy),
  });
  const files = open();
  await files.record('blog', 'a1');
  expect((await files.served.read('embed/vendor', 'react.1a2b.js', 'gzip'))?.encoding).toBe('gzip');
  await expect(files.served.read('embed/vendor', 'elements.3c4d.js', 'gzip')).rejects.toThrow(
    'is no copy of',
  );
});

test('a record lists no file of another app [SEC-24]', async () => {
  const key = `${keys.files('host', 'h1')}assets/main.js`;
  await publishDishonest({ [key]: integrityOf(bytes('evil')) });
  const files = open();
  await expect(files.record('blog', 'a1')).rejects.toThrow('is no file of its own');
  expect(text((await files.served.read('releases/host/h1', 'assets/main.js', ''))?.body)).toContain('shell');
});
