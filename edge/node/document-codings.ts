import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { Coding } from '../config.ts';

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

/** Milliseconds between two documents, below which their bytes are worth less than the time for them. */
const busy = 50;

/** Small for a visitor who is alone, fast where one document follows the other. */
function brotliInTime(): Coding['encode'] {
  let latest = -Infinity;
  return async (text) => {
    const options = performance.now() - latest < busy ? fast : small;
    const encoded = new Uint8Array(brotliCompressSync(text, options));
    latest = performance.now();
    return encoded;
  };
}

/**
 * How documents are compressed while the visitor waits. At once, and on no other thread: the errand there and back takes more
 * processor time than the compression itself.
 */
export const documentCodings: readonly Coding[] = [
  { name: 'br', encode: brotliInTime() },
  { name: 'gzip', encode: async (text) => new Uint8Array(gzipSync(text)) },
];
