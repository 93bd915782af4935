import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoryStore } from './directory-store.ts';

function openDirectory() {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { root, store: directoryStore(root) };
}

// What every store does is in stores.test.ts.

test('leaves no draft behind, whether a file was created or was there', async () => {
  const { root, store } = openDirectory();
  await store.create('log/1.json', new Uint8Array());
  await store.create('log/1.json', new Uint8Array());
  expect(readdirSync(join(root, '.unfinished'))).toEqual([]);
});

test('lists no draft and no hidden file', async () => {
  const { root, store } = openDirectory();
  await store.create('a/b.js', new Uint8Array());
  for (const folder of ['.unfinished', 'a']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, '.hidden'), '');
    writeFileSync(join(root, '.unfinished/draft'), '');
  }
  expect(await store.list('')).toEqual(['a/b.js']);
});

test('a directory that is not there is an empty store, and is made with the first file', async () => {
  const { root } = openDirectory();
  const store = directoryStore(join(root, 'new'));
  expect(await store.list('')).toEqual([]);
  expect(existsSync(join(root, 'new'))).toBe(false);
  await store.create('a.js', new Uint8Array());
  expect(await store.list('')).toEqual(['a.js']);
});
