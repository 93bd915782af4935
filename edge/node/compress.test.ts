import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentCodings } from './compress.ts';

const text = '<li>salmon nigiri</li>'.repeat(2000);
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

test('documents are compressed by brotli, and by gzip for clients without it', async () => {
  expect(documentCodings.map(({ name }) => name)).toEqual(['br', 'gzip']);
  for (const { name, encode } of documentCodings) {
    const encoded = await encode(new TextEncoder().encode(text));
    expect(encoded.length).toBeLessThan(text.length / 50);
    expect(decode[name](encoded).toString()).toBe(text);
  }
});
