import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, type BrotliOptions, constants, gzipSync } from 'node:zlib';
import type { Coding } from '../config.ts';

const textFile = /\.(?:js|json|css|svg|html)$/;
const leastBytes = 500;

/** Puts a brotli and a gzip copy beside every text file of a built release, once, at the best quality. */
export function compressRelease(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < leastBytes) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

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

/** So many documents within so many milliseconds make a crowd: then time is worth more than bytes. */
const crowd = 4;
const crowdedWithin = 100;

/** Small for few visitors, whose page may have several widgets; fast for many. */
function brotliInTime(): Coding['encode'] {
  const latest: number[] = [];
  return async (text) => {
    const now = performance.now();
    const isCrowded = latest.length === crowd && now - (latest.shift() ?? 0) < crowdedWithin;
    latest.push(now);
    return new Uint8Array(brotliCompressSync(text, isCrowded ? fast : small));
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
