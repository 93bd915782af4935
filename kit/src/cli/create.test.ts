import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runKit } from './run-kit.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-create-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the command; gives its exit code and what it printed. */
async function run(folder: string, ...args: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(print);
  const code = await runKit(args, folder);
  for (const spy of spies) spy.mockRestore();
  return { code, text: printed.join('\n') };
}

test('an area has its name everywhere, and imports nothing but the kit and React', async () => {
  const folder = emptyFolder();
  const { code, text } = await run(folder, 'create', 'gift-cards');
  expect([code, text]).toEqual([0, expect.stringContaining('src/overview/overview-page.tsx')]);
  const files = Array.from(text.matchAll(/^ {2}(\S+)$/gm), ([, file = '']) => file);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((content) => /sample/i.test(content))).toEqual([]);
  expect(texts.filter((content) => content.includes('@shop/shared'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'gift-cards',
  });
});

/** What a package.json has after the command, of one that was there before. */
async function completed(before: object) {
  const folder = emptyFolder();
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(before));
  const { code, text } = await run(folder, 'create', 'events');
  expect(code).toBe(0);
  return { manifest: JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>, text };
}

test('the kit stays where it was installed from', async () => {
  const devDependencies = { '@shop/area-kit': 'file:../kit.tgz' };
  const { manifest } = await completed({ overrides: { ms: '2.1.3' }, devDependencies });
  expect(manifest).toMatchObject({ name: 'events', overrides: { ms: '2.1.3' }, devDependencies });
  expect(manifest['devDependencies']).toHaveProperty('vitest');
});

test('a package.json keeps what it says, but for what npm init says of tests; scripts that stay are told', async () => {
  const { manifest, text } = await completed({
    name: 'tastings',
    type: 'commonjs',
    license: 'MIT',
    scripts: { test: 'echo "Error: no test specified" && exit 1', build: 'make', lint: 'oxlint' },
    dependencies: { react: '19.3.0' },
  });
  expect(manifest).toMatchObject({
    name: 'tastings',
    type: 'module',
    license: 'MIT',
    scripts: { test: 'vitest run', build: 'make', lint: 'oxlint', check: 'tsc' },
    dependencies: { react: '19.3.0' },
  });
  expect(manifest['devDependencies']).not.toHaveProperty('react');
  expect(text).toContain('Left as it was:\n  package.json: the script "build"\n');
});

test('a repository with README, licence and settings gets an area, and keeps its files [DEP-28]', async () => {
  const folder = emptyFolder();
  const files = ['README.md', 'LICENSE', '.gitignore', '.editorconfig', 'shop-area-kit-1.2.0.tgz'];
  const own = (file: string) => (file === '.gitignore' ? '/node_modules\n' : `own ${file}`);
  for (const file of files) writeFileSync(join(folder, file), own(file));
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, '.github/workflows/release.yml'), 'own workflow');
  const { code, text } = await run(folder, 'create', 'events');
  expect(code).toBe(0);
  expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(files.map(own));
  expect(readFileSync(join(folder, '.github/workflows/release.yml'), 'utf8')).toBe('own workflow');
  expect(text).toContain(
    'Left as it was:\n  .github/workflows/release.yml\n  .gitignore\n  README.md\n' +
      '.gitignore does not name dist/, .cache/: add them.\n',
  );
  expect(existsSync(join(folder, 'src/area.tsx'))).toBe(true);
});

test.each([
  [['create'], 'Name the area'],
  [['create', 'Events'], '"Events" is no name'],
  [['make'], 'There is no "make"'],
])('%j is not understood', async (args, message) => {
  const { code, text } = await run(emptyFolder(), ...args);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
});

test('a folder with something else in it is left as it is', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'notes.txt'), '');
  const { code, text } = await run(folder, 'create', 'events');
  expect([code, text]).toEqual([2, expect.stringContaining('notes.txt')]);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});
