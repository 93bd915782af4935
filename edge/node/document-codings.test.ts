import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentCodings } from './document-codings.ts';

const words = ['nigiri', 'maki', 'temaki', 'salmon', 'rice', 'wasabi', 'ginger', 'on', 'a', 'plate'];
const text = Array.from({ length: 20_000 }, (_, nth) => words[(nth * nth + (nth >> 3)) % 10]).join(' ');
const document = new TextEncoder().encode(text);
const encode = async (coding: 'br' | 'gzip') => {
  const encoded = await documentCodings.find(({ name }) => name === coding)?.encode(document);
  if (!encoded) throw new Error(`There is no ${coding}.`);
  return encoded;
};

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('a document by itself is made small; one after the other, they are made fast and say the same', async () => {
  const alone = await encode('br');
  vi.advanceTimersByTime(40);
  const next = await encode('br');
  vi.advanceTimersByTime(40);
  const third = await encode('br');
  vi.advanceTimersByTime(60);
  const later = await encode('br');
  expect(next.length).toBeGreaterThan(alone.length);
  expect([third.length, later.length]).toEqual([next.length, alone.length]);
  for (const encoded of [alone, next]) expect(brotliDecompressSync(encoded).toString()).toBe(text);
});

test('whoever takes no brotli gets gzip', async () => {
  expect(gunzipSync(await encode('gzip')).toString()).toBe(text);
});
