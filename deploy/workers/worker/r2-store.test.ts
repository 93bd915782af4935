import { directoryStore, UnreadableFile } from '@shop/delivery';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { r2Store } from './r2-store.ts';
import { storeBucket } from './testing/store-bucket.ts';

test('of an object that is larger than what is wanted only that is said [SEC-145]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-bucket-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = r2Store(storeBucket(directoryStore(root)));
  await store.create('a/b.js', new TextEncoder().encode('12345'));
  expect(await store.read('a/b.js', 5)).toHaveLength(5);
  await expect(store.read('a/b.js', 4)).rejects.toThrow(UnreadableFile);
});
