import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../config.ts';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * A tenth smaller than gzip for a quarter of a millisecond more; the next qualities cost many times that. Where several
 * documents want to be compressed at once, two thirds of that time are worth more than the last eighth of the bytes.
 */
const quality = (underWay: number) => (underWay > 2 ? 3 : 5);

// Most documents in one piece: each further one is another errand for the thread that compresses.
const chunkSize = 64 * 1024;

/** Compresses as well as there is time for: the more documents are under way, the faster. */
function brotli(): Coding['encode'] {
  let underWay = 0;
  return async (text) => {
    underWay += 1;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality(underWay),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    try {
      return new Uint8Array(await asBrotli(text, { params, chunkSize }));
    } finally {
      underWay -= 1;
    }
  };
}

/** How documents are compressed while the visitor waits. */
export const documentCodings: readonly Coding[] = [
  { name: 'br', encode: brotli() },
  { name: 'gzip', encode: async (text) => new Uint8Array(await asGzip(text)) },
];
