import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FormatError, formatFiles } from './format-files.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-format-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  const bin = 'node_modules/.bin';
  symlinkSync(join(dirname(import.meta.dirname), bin), join(root, bin), 'junction');
}

test('files are formatted', () => {
  const root = folderWith({ 'area.ts': 'export const area={}' });
  linkPackages(root);
  formatFiles(root, ['area.ts']);
  expect(readFileSync(join(root, 'area.ts'), 'utf8')).toBe('export const area = {};\n');
});

test('a file that cannot be formatted is an error that names it', () => {
  const root = folderWith({ 'area.ts': 'export const {' });
  linkPackages(root);
  expect(() => formatFiles(root, ['area.ts'])).toThrow(/npm run format[^]*area\.ts/);
});

test('a formatter that is not installed is an error', () => {
  const root = folderWith({ 'area.ts': '' });
  expect(() => formatFiles(root, ['area.ts'])).toThrow(FormatError);
});
