import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoryStore } from './directory-store.ts';

function openDirectory() {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { root, store: directoryStore(root) };
}

// What every store does is in stores.test.ts.

test('leaves no draft behind, whether a file was created or was there', async () => {
  const { root, store } = openDirectory();
  await store.create('log/1.json', new Uint8Array());
  await store.create('log/1.json', new Uint8Array());
  expect(readdirSync(join(root, '.unfinished'))).toEqual([]);
});

test('lists no draft and no hidden file', async () => {
  const { root, store } = openDirectory();
  await store.create('a/b.js', new Uint8Array());
  for (const folder of ['.unfinished', 'a']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, '.hidden'), '');
    writeFileSync(join(root, '.unfinished/draft'), '');
  }
  expect(await store.list('')).toEqual(['a/b.js']);
});

test('a directory that is not there is an empty store, and is made with the first file', async () => {
  const { root } = openDirectory();
  const store = directoryStore(join(root, 'new'));
  expect(await store.list('')).toEqual([]);
  expect(existsSync(join(root, 'new'))).toBe(false);
  await store.create('a.js', new Uint8Array());
  expect(await store.list('')).toEqual(['a.js']);
});

test('what a directory that hangs does not give is rejected in time, and all else goes on meanwhile [SEC-269]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = directoryStore(root, { answerMs: 300 });
  await store.create('log/1.json', new Uint8Array([1]));
  // Whoever opens a pipe that nobody writes to waits, as for a file server that is away.
  const pipe = join(root, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const answer = () => closeSync(openSync(pipe, 'r+'));
  onTestFinished(answer);
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => store.read('pipe')));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'));
  await expect(store.list('log/')).rejects.toThrow('The directory does not answer within 300 ms.');
  // A thread is left for what is on this machine's own disk.
  expect(await readFile(join(root, 'log/1.json'))).toHaveLength(1);
  // The server is back.
  answer();
  await expect.poll(() => store.list('log/')).toEqual(['log/1.json']);
});

test('of many that ask a slow directory at once each gets its answer, since it answers all the time [SEC-269]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = directoryStore(root, { answerMs: 1500 });
  // Whoever reads a pipe waits for its writer, as for a slow file server.
  const names = Array.from({ length: 24 }, (_, at) => `pipe${at}`);
  for (const name of names) execFileSync('mkfifo', [join(root, name)]);
  const server = spawn('sh', ['-c', names.map((name) => `sleep 0.1; : > ${name}`).join('; ')], { cwd: root });
  onTestFinished(() => {
    server.kill();
    for (const name of names) closeSync(openSync(join(root, name), 'r+'));
  });
  const asked = await Promise.allSettled(names.map((name) => store.read(name)));
  expect(asked.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
});
