import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

test.each(['br', 'gzip, deflate, br', 'BR', 'br;q=0.1', 'gzip;q=1.0 , br ; q=0.5', 'br;q=0.001'])(
  '"%s" takes brotli',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(true);
  },
);

test.each(['', 'gzip', 'br;q=0', 'br; q=0.000', 'x-br', 'brotli', 'identity, gzip;q=0.5'])(
  '"%s" does not',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(false);
  },
);
