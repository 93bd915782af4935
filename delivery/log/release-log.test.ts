import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoryStore } from '../store/directory-store.ts';
import type { Store } from '../store/store.ts';
import type { LogEntry } from './log-entry.ts';
import { releaseLog } from './release-log.ts';

const entry: LogEntry = {
  n: 1,
  by: 'ci@blog',
  at: '2026-11-01T12:00:00.000Z',
  did: 'promote host@h1',
  default: { host: 'h1' },
  before: {},
  canaries: [],
  rolledBack: {},
};

function storeWith(files: Readonly<Record<string, string>>): Store {
  const contents = new Map(Object.entries(files));
  return {
    read: async (key) => {
      const text = contents.get(key);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    create: async () => expect.unreachable(),
    list: async (prefix, after = '') =>
      [...contents.keys()].filter((key) => key.startsWith(prefix) && key > after).sort(),
    remove: async () => expect.unreachable(),
  };
}

test('the newest entry has the greatest number, and the known one stays while there is no later one', async () => {
  const second = { ...entry, n: 2 };
  const log = releaseLog(
    storeWith({ 'log/00000001.json': JSON.stringify(entry), 'log/00000002.json': JSON.stringify(second) }),
  );
  expect(await log.newest()).toEqual(second);
  expect(await log.newest(entry)).toEqual(second);
  expect(await log.newest(second)).toBe(second);
  expect(await releaseLog(storeWith({})).newest()).toBeUndefined();
});

test.each([
  ['cut off', JSON.stringify(entry).slice(0, 50), 'log/00000001.json is no JSON.'],
  [
    'of another form',
    JSON.stringify({ ...entry, default: { host: '../h1' } }),
    'log/00000001.json: default.host: is no version',
  ],
  [
    'with an empty range',
    JSON.stringify({ ...entry, canaries: [{ app: 'blog', version: 'b1', from: 10, to: 10 }] }),
    'log/00000001.json: canaries.0: is an empty range',
  ],
])('an entry that is %s is refused by name', async (_, text, message) => {
  await expect(releaseLog(storeWith({ 'log/00000001.json': text })).newest()).rejects.toThrow(message);
});

test('an entry of more than 1 MB is not read [SEC-146]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'release-log-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = directoryStore(root);
  await releaseLog(store).append({ ...entry, did: 'x'.repeat(1_000_000) });
  const log = releaseLog(store);
  const reason = 'log/00000001.json has more than 1000000 bytes.';
  await expect(log.newest()).rejects.toThrow(reason);
  await expect(log.last(1)).rejects.toThrow(reason);
});
