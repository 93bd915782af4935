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

/** So many documents in so many milliseconds, and their bytes are worth less than the time for them: 40 a second. */
const crowd = 4;
const span = 100;

/** Small for few visitors, whose page may have several widgets; fast for many. */
function brotliInTime(): Coding['encode'] {
  const latest: number[] = [];
  return async (text) => {
    const now = performance.now();
    const isBusy = latest.length === crowd && now - (latest.shift() ?? 0) < span;
    latest.push(now);
    return new Uint8Array(brotliCompressSync(text, isBusy ? fast : small));
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
