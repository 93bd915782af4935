import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressRelease } from './compress.ts';
import { nodeFiles } from './node-files.ts';

// Of a kind that stays above the least size when compressed.
const digests = Array.from({ length: 40 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('hex'),
);
const code = `export const digests = ['${digests.join("', '")}'];`;
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'edge-files-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/menu.js'), code);
  writeFileSync(join(root, 'short.js'), 'x'.repeat(499));
  writeFileSync(join(root, 'font.woff2'), code);
  compressRelease(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string, acceptEncoding = '', directory = 'releases/catalog/c1') =>
  nodeFiles(new Map([['releases/catalog/c1', root]])).read(directory, file, acceptEncoding);

test('serves brotli where it is accepted, else gzip, else the file itself', async () => {
  const brotli = await read('assets/menu.js', 'gzip, br');
  expect(brotli?.encoding).toBe('br');
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(code);
  const gzip = await read('assets/menu.js', 'br;q=0, gzip');
  expect(gzip?.encoding).toBe('gzip');
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(code);
  const plain = await read('assets/menu.js', 'deflate');
  expect(plain?.encoding).toBeUndefined();
  expect(new TextDecoder().decode(plain?.body)).toBe(code);
});

test('short texts and files of other kinds stay as they are', async () => {
  for (const file of ['short.js', 'font.woff2']) {
    expect(existsSync(join(root, `${file}.br`))).toBe(false);
    expect((await read(file, 'br, gzip'))?.encoding).toBeUndefined();
  }
});

test('compressing again makes no copies of the copies', () => {
  compressRelease(root);
  expect(existsSync(join(root, 'assets/menu.js.br.gz'))).toBe(false);
  expect(existsSync(join(root, 'assets/menu.js.br'))).toBe(true);
});

test.each(['gone.js', 'assets', 'short.js/below.js', `${'long'.repeat(100)}.js`])(
  'has no %s',
  async (file) => {
    expect(await read(file, 'br')).toBeUndefined();
  },
);

test('knows its own directories only', async () => {
  expect(await read('short.js', '', 'releases/catalog/c2')).toBeUndefined();
  expect(await read('short.js', '', '')).toBeUndefined();
});

test('serves what was there at the start, even when it is removed', async () => {
  const directory = join(root, 'short-lived');
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets/menu.js'), code);
  const files = nodeFiles(new Map([['releases/blog/b1', directory]]));
  rmSync(directory, { recursive: true });
  const found = await files.read('releases/blog/b1', 'assets/menu.js', '');
  expect(new TextDecoder().decode(found?.body)).toBe(code);
});

test('finds a file that is added later', async () => {
  const files = nodeFiles(new Map([['embed/vendor', root]]));
  expect(await files.read('embed/vendor', 'late.js', '')).toBeUndefined();
  writeFileSync(join(root, 'late.js'), 'late');
  expect(new TextDecoder().decode((await files.read('embed/vendor', 'late.js', ''))?.body)).toBe('late');
});
