import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentCodings } from './document-codings.ts';

const words = ['nigiri', 'maki', 'temaki', 'salmon', 'rice', 'wasabi', 'ginger', 'on', 'a', 'plate'];
const text = Array.from({ length: 20_000 }, (_, nth) => words[(nth * nth + (nth >> 3)) % 10]).join(' ');
const document = new TextEncoder().encode(text);
const encode = async () => {
  const packed = await documentCodings.find(({ name }) => name === 'br')?.encode(document);
  if (!packed) throw new Error('There is no brotli.');
  return packed;
};

test('a document is compressed well; many at once are compressed fast, and say the same', async () => {
  const alone = await encode();
  const crowd = await Promise.all(Array.from({ length: 5 }, encode));
  const sizes = crowd.map(({ length }) => length);
  expect(sizes.slice(0, 2)).toEqual([alone.length, alone.length]);
  expect(Math.min(...sizes.slice(2))).toBeGreaterThan(alone.length);
  for (const packed of [alone, ...crowd]) expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect((await encode()).length).toBe(alone.length);
});
