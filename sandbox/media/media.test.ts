import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../seed/shop.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';

const dir = mkdtempSync(join(tmpdir(), 'pictures-'));
let shop: TestShop;
beforeAll(async () => {
  mkdirSync(join(dir, 'pictures/site'), { recursive: true });
  writeFileSync(join(dir, 'pictures/site/favicon.svg'), '<svg/>');
  writeFileSync(join(dir, 'pictures/site/notes.txt'), 'private');
  writeFileSync(join(dir, 'outside.svg'), 'secret');
  shop = await startTestShop({ picturesDir: join(dir, 'pictures') });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dir, { recursive: true });
});

test('serves the picture that the site configuration names, for long and for any page', async () => {
  const picture = await shop.fetch(String(siteConfig.favicon));
  expect(picture).toMatchObject({ status: 200, body: '<svg/>' });
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-length': '6',
    'cache-control': expect.stringContaining('max-age=604800'),
    'access-control-allow-origin': '*',
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
  });
  const again = await shop.fetch(String(siteConfig.favicon), {
    headers: { 'If-None-Match': picture.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
  const head = await shop.fetch(String(siteConfig.favicon), { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: '' });
});

test.each([
  '/media/site/none.svg',
  '/media/site/notes.txt',
  '/media/site',
  '/media/',
  '/media/%ff.svg',
  '/media/a%00.svg',
])('%s is not found', async (path) => {
  expect((await shop.fetch(path)).status).toBe(404);
});

test.each([
  '/media/../outside.svg',
  '/media/%2e%2e/outside.svg',
  '/media/..%2foutside.svg',
  '/media//../outside.svg',
])('%s does not lead out', async (path) => {
  const answer = await raw(path);
  expect(answer).toMatch(/^HTTP\/1.1 404/);
  expect(answer).not.toContain('secret');
});

/** The whole answer to a path that no client has tidied. */
function raw(path: string): Promise<string> {
  const { hostname, port } = new URL(shop.sandbox.origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
