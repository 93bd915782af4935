import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inputHash } from './input-hash.ts';

function checkout(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'shop-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { write, hash: (...paths: string[]) => inputHash(root, paths) };
}

const files = { 'blog/src/area.tsx': 'area', 'blog/package.json': '{}', 'lock.json': 'lock' };

test('is the same for the same files, in any order', () => {
  const one = checkout(files);
  const other = checkout(files);
  expect(one.hash('blog', 'lock.json')).toMatch(/^[0-9a-f]{12}$/);
  expect(other.hash('lock.json', 'blog')).toBe(one.hash('blog', 'lock.json'));
});

test('changes with a file’s text, its name, and a file more', () => {
  const { write, hash } = checkout(files);
  const hashes = [hash('blog')];
  write('blog/src/area.tsx', 'changed');
  hashes.push(hash('blog'));
  write('blog/src/new.tsx', '');
  hashes.push(hash('blog'));
  const renamed = checkout({ 'blog/src/page.tsx': 'area', 'blog/package.json': '{}' });
  hashes.push(renamed.hash('blog'));
  expect(new Set(hashes).size).toBe(4);
});

test('does not mix up where one text ends and the next begins', () => {
  const one = checkout({ 'a/1': 'x', 'a/2': 'y' });
  const other = checkout({ 'a/1': 'xa/2y' });
  expect(one.hash('a')).not.toBe(other.hash('a'));
});

test('leaves out tests, what is installed and what is built', () => {
  const { write, hash } = checkout(files);
  const before = hash('blog', 'lock.json');
  write('blog/src/area.test.ts', 'test');
  write('blog/src/area.browser.test.tsx', 'test');
  write('blog/node_modules/thing/index.js', 'thing');
  write('blog/dist/area.js', 'built');
  write('blog/.cache/x', 'cached');
  write('sandbox/main.ts', 'another app');
  expect(hash('blog', 'lock.json')).toBe(before);
  write('blog/src/testing.ts', 'no test');
  expect(hash('blog', 'lock.json')).not.toBe(before);
});
