import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoryStore } from './directory-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function openStore() {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { root, store: directoryStore(root) };
}

test('a file is read as it was created, and a second of its name changes nothing', async () => {
  const { root, store } = openStore();
  expect(await store.create('log/00000001.json', bytes('one'))).toBe(true);
  expect(await store.create('log/00000001.json', bytes('two'))).toBe(false);
  expect(new TextDecoder().decode(await store.read('log/00000001.json'))).toBe('one');
  expect(readdirSync(join(root, '.unfinished'))).toEqual([]);
});

test('of many who create a file at once one does', async () => {
  const { store } = openStore();
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => store.create('log/00000001.json', bytes(String(nth)))),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
  const winner = String(created.indexOf(true));
  expect(new TextDecoder().decode(await store.read('log/00000001.json'))).toBe(winner);
});

test('lists the keys with a prefix, in order, after a key', async () => {
  const { store } = openStore();
  expect(await store.list('log/')).toEqual([]);
  for (const key of ['log/00000002.json', 'log/00000001.json', 'log/00000010.json', 'vetoes/blog@b3.json'])
    await store.create(key, bytes('{}'));
  expect(await store.list('log/')).toEqual(['log/00000001.json', 'log/00000002.json', 'log/00000010.json']);
  expect(await store.list('log/', 'log/00000002.json')).toEqual(['log/00000010.json']);
  expect(await store.list('vetoes/blog@')).toEqual(['vetoes/blog@b3.json']);
});

test('what is removed, or was never there, is not read', async () => {
  const { store } = openStore();
  await store.create('a/b.js', bytes('x'));
  await store.remove('a/b.js');
  await store.remove('a/b.js');
  expect(await store.read('a/b.js')).toBeUndefined();
});

test.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', '', '.unfinished/x', 'a/.hidden', 'a\\b'])(
  '"%s" is no key',
  async (key) => {
    const { store } = openStore();
    await expect(async () => store.create(key, bytes(''))).rejects.toThrow('is no key');
    expect(() => store.read(key)).toThrow('is no key');
  },
);
