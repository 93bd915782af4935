import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, type BrotliOptions, constants, gzipSync } from 'node:zlib';
import type { Coding } from '../releases/edge-config.ts';

const textFile = /\.(?:js|json|css|svg|html)$/;
const leastBytes = 500;

const bestBrotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes a brotli and a gzip copy beside every text file of a built release, at the best quality. */
export function compressRelease(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < leastBytes) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, bestBrotli));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Quality 5: two kilobytes less than 3, for 155 in place of 200 uncached list pages a second and core when that was measured
 * (docs/decisions/0024).
 */
const documentBrotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
  // Most documents in one piece.
  chunkSize: 64 * 1024,
};

/**
 * How documents are compressed while the visitor waits: synchronously, since handing a document to another thread takes
 * more processor time than compressing it.
 */
export const documentCodings: readonly Coding[] = [
  { name: 'br', encode: async (text) => new Uint8Array(brotliCompressSync(text, documentBrotli)) },
  { name: 'gzip', encode: async (text) => new Uint8Array(gzipSync(text)) },
];

/** For texts that are made once for a release, as built files are. */
export const releaseCodings: readonly Coding[] = [
  { name: 'br', encode: async (text) => new Uint8Array(brotliCompressSync(text, bestBrotli)) },
  { name: 'gzip', encode: async (text) => new Uint8Array(gzipSync(text, { level: 9 })) },
];
