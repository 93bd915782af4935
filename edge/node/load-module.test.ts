import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFiles, type TestFiles } from '../testing/test-files.ts';

let directories: TestFiles;
beforeAll(() => {
  directories = createTestFiles();
  directories.write('host/server/shared/react.js', `export const version = '19.99.0-of-the-host';`);
  directories.write(
    'host/server/entry.js',
    `import { version } from 'react';
    export const renderPage = async ({ area }) => version + ' renders with ' + await area.routes();`,
  );
});
afterAll(() => directories.remove());

// In a process of its own, in the checkout, where a React can be found: the test runner resolves modules itself.
function run(script: string): string[] {
  const directoryOf = (name: string) => JSON.stringify(join(directories.root, name));
  const setup = `
    import { nodeModules } from ${JSON.stringify(join(import.meta.dirname, 'load-module.ts'))};
    const directories = new Map([
      ['releases/host/h1', ${directoryOf('host')}],
      ['releases/blog/b1', ${directoryOf('blog')}],
    ]);
    const shared = { react: { file: 'server/shared/react.js', version: '19.99.0' } };
    const load = nodeModules(directories, { version: 'h1', shared });
    const area = async () => (await load('releases/blog/b1', 'server/entry.js')).area;`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${setup}\n${script}`],
    { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') },
  );
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

const writeArea = (code: string) => directories.write('blog/server/entry.js', code);

test('shell and areas get React from the host of their set, whichever came first', () => {
  writeArea(`export const area = { routes: async () => (await import('./assets/page.js')).version };`);
  directories.write('blog/server/assets/page.js', `export { version } from 'react';`);
  const lines = run(`
    const rendered = { area: await area() };
    const { renderPage } = await load('releases/host/h1', 'server/entry.js');
    console.log(await renderPage(rendered));`);
  expect(lines).toEqual(['19.99.0-of-the-host renders with 19.99.0-of-the-host']);
});

test.each(['react-dom/server', 'hono', '#page'])(
  'what the host does not bring is named, and not looked for elsewhere: %s',
  (specifier) => {
    writeArea(`export { version } from 'react'; import '${specifier}';`);
    const [message] = run(`await area().catch((error) => console.log(error.message));`);
    expect(message).toMatch(
      new RegExp(
        `/blog/server/entry.js imports "${specifier}", which the host h1 does not bring. It brings: react.$`,
      ),
    );
  },
);

test('modules of Node are there, and a release that nobody named is not', () => {
  writeArea(`import { posix } from 'node:path'; export const area = posix.sep;`);
  const lines = run(`console.log(await area());
    await load('releases/host/h2', 'server/entry.js').catch((error) => console.log(error.message));`);
  expect(lines).toEqual(['/', 'There is no releases/host/h2.']);
});

test('lazy parts of a page load when the directory is gone', () => {
  directories.write('passing/server/entry.js', `export const part = () => import('./assets/page.js');`);
  directories.write('passing/server/assets/page.js', `export const page = 'the page';`);
  const passing = JSON.stringify(join(directories.root, 'passing'));
  const lines = run(`
    import { rmSync } from 'node:fs';
    const passing = nodeModules(new Map([['releases/blog/b2', ${passing}]]), { version: 'h1', shared: {} });
    const { part } = await passing('releases/blog/b2', 'server/entry.js');
    rmSync(${passing}, { recursive: true });
    console.log((await part()).page);`);
  expect(lines).toEqual(['the page']);
});
