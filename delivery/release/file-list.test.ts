import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../testing/test-builds.ts';
import { readListedFiles, writeFileLists } from './file-list.ts';

test('all files of a build are listed, without hidden ones; a build inside of it has a list of its own', () => {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['main.js', 'assets/page.js', '.vite/manifest.json', 'areas/blog/release.json']) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), name);
  }
  writeFileLists(root);
  const namesIn = (directory: string) => [...readListedFiles(directory).keys()];
  expect(namesIn(root)).toEqual(['areas/blog/release.json', 'assets/page.js', 'main.js']);
  expect(namesIn(join(root, 'areas/blog'))).toEqual(['release.json']);
  writeFileSync(join(root, 'notes.txt'), 'not of the build');
  expect(namesIn(root)).toHaveLength(3);
  appendFileSync(join(root, 'main.js'), ';');
  expect(() => namesIn(root)).toThrow('main.js was altered after it was built.');
});
