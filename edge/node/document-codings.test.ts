import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentCodings } from './document-codings.ts';

const words = ['nigiri', 'maki', 'temaki', 'salmon', 'rice', 'wasabi', 'ginger', 'on', 'a', 'plate'];
const text = Array.from({ length: 20_000 }, (_, nth) => words[(nth * nth + (nth >> 3)) % 10]).join(' ');
const document = new TextEncoder().encode(text);

test('brotli is better than gzip, and what goes out again smaller still; all say the same', async () => {
  const [br, gzip] = documentCodings;
  if (br?.name !== 'br' || gzip?.name !== 'gzip')
    throw new Error('The codings are others, or in another order.');
  const fast = await br.encode(document);
  const small = await br.encodeSmaller?.(document);
  expect(fast.length).toBeLessThan(document.length / 10);
  expect(small?.length).toBeLessThan(fast.length);
  for (const packed of [fast, small]) expect(brotliDecompressSync(packed ?? '').toString()).toBe(text);
  expect(gunzipSync(await gzip.encode(document)).toString()).toBe(text);
});
