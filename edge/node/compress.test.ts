import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentCodings } from './compress.ts';

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

test('few documents are made small; many within a short time are made fast and say the same', async () => {
  const encodings = [];
  for (let nth = 0; nth < 6; nth += 1) {
    encodings.push(await encode('br'));
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(100);
  encodings.push(await encode('br'));
  const [first, , , , fifth] = encodings.map(({ length }) => length);
  expect(fifth).toBeGreaterThan(first ?? 0);
  expect(encodings.map(({ length }) => length)).toEqual([first, first, first, first, fifth, fifth, first]);
  for (const encoded of encodings) expect(brotliDecompressSync(encoded).toString()).toBe(text);
});

test('clients without brotli get gzip', async () => {
  expect(gunzipSync(await encode('gzip')).toString()).toBe(text);
});
