import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../config.ts';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

// A tenth smaller than gzip for a quarter of a millisecond more; the next qualities cost many times that.
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** How documents are compressed while the visitor waits. */
export const documentCodings: readonly Coding[] = [
  { name: 'br', encode: async (text) => new Uint8Array(await asBrotli(text, { params })) },
  { name: 'gzip', encode: async (text) => new Uint8Array(await asGzip(text)) },
];
