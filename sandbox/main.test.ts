import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function start(...flags: string[]): ChildProcess {
  const main = join(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, [main, '--data', dataDir, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** The API base that a started sandbox names. */
async function readyBase(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface(child.stdout)) {
    const base = /^sandbox ready (http:\S+\/api)$/.exec(line)?.[1];
    if (base !== undefined) return base;
  }
  throw new Error('The sandbox ended without a word.');
}

test('serves the shop with its pictures until it is told to stop', async () => {
  const child = start('--port', '0', '--storefront-url', 'http://localhost:4173');
  const base = await readyBase(child);
  const settings = await fetch(`${base}/pages/settings/public/`, { headers: { 'X-Tenant-ID': '7' } });
  const { logo } = (await settings.json()) as { logo: string };
  const picture = await fetch(new URL(logo, base));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  const thumb = await fetch(new URL('/media/products/salmon-nigiri-thumb.webp', base));
  expect(thumb.headers.get('Content-Type')).toBe('image/webp');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends with its parent when asked to', async () => {
  const child = start('--exit-with-parent');
  await readyBase(child);
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('says why it cannot start', async () => {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'main.ts'),
    '--data',
    dataDir,
    '--port',
    'x',
  ]);
  let words = '';
  child.stderr.on('data', (chunk) => (words += String(chunk)));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(words).toContain('"x" is not a port.');
});
