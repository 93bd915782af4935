import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { Coding } from '../config.ts';

const brotliAside = promisify(brotliCompress);

const brotli = (quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
  // Most documents in one piece.
  chunkSize: 64 * 1024,
});

/** As small as gzip makes it, for a little more than half of gzip's time. */
const fast = brotli(3);
/** An eighth smaller, for two and a half times the time; the next qualities cost much for next to nothing. */
const small = brotli(5);

/**
 * How documents are compressed. What a visitor waits for is compressed at once: handing it to another thread and back takes
 * more processor time than the compression itself.
 */
export const documentCodings: readonly Coding[] = [
  {
    name: 'br',
    encode: async (text) => new Uint8Array(brotliCompressSync(text, fast)),
    encodeSmaller: async (text) => new Uint8Array(await brotliAside(text, small)),
  },
  { name: 'gzip', encode: async (text) => new Uint8Array(gzipSync(text)) },
];
