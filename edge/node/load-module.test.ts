import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFiles, type TestFiles } from '../testing/test-files.ts';

let directories: TestFiles;
beforeAll(() => {
  directories = createTestFiles();
});
afterAll(() => directories.remove());

// In a process of its own: the test runner resolves modules itself.
function run(script: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../..'),
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

const loaderOf = (directory: string) => `
  import { nodeModules } from ${JSON.stringify(join(import.meta.dirname, 'load-module.ts'))};
  const load = nodeModules(new Map([['releases/host/h1', ${JSON.stringify(join(directories.root, directory))}]]));`;

test('a release anywhere on disk gets the React and the router of the edge, and nothing else of it', () => {
  directories.write('host/package.json', '{"type":"module"}');
  directories.write(
    'host/server/entry.js',
    `import { version } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Outlet } from '@shop/shared/router';
    import * as router from 'react-router-dom';
    const other = await import('hono').then(() => 'hono', () => 'nothing');
    export const found = [version.split('.')[0], typeof renderToString, Outlet === router.Outlet, other];`,
  );
  const lines = run(`${loaderOf('host')}
    console.log(JSON.stringify((await load('releases/host/h1', 'server/entry.js')).found));
    await load('releases/host/h2', 'server/entry.js').catch((error) => console.log(error.message));`);
  expect(lines).toEqual(['["19","function",true,"nothing"]', 'There is no releases/host/h2.']);
});

test('lazy parts of a page load when the directory is gone', () => {
  directories.write('passing/package.json', '{"type":"module"}');
  directories.write('passing/server/entry.js', `export const part = () => import('./assets/page.js');`);
  directories.write('passing/server/assets/page.js', `export const page = 'the page';`);
  const lines = run(`${loaderOf('passing')}
    import { rmSync } from 'node:fs';
    const { part } = await load('releases/host/h1', 'server/entry.js');
    rmSync(${JSON.stringify(join(directories.root, 'passing'))}, { recursive: true });
    console.log((await part()).page);`);
  expect(lines).toEqual(['the page']);
});
