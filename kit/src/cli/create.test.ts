import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('the kit stays where it was installed from', async () => {
  const folder = emptyFolder();
  const installed = {
    name: 'x',
    overrides: { ms: '2.1.3' },
    devDependencies: { '@shop/area-kit': 'file:../kit.tgz' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(installed));
  expect((await run(folder, 'create', 'events')).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'events',
    overrides: { ms: '2.1.3' },
    devDependencies: { '@shop/area-kit': 'file:../kit.tgz' },
  });
});

test.each([
  [['create'], 'Name the area'],
  [['create', 'Events'], '"Events" is no name'],
  [['make'], 'There is no "make"'],
])('%j is not understood', async (args, message) => {
  const { code, text } = await run(emptyFolder(), ...args);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
});

test('a folder with something in it is left as it is', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'notes.txt'), '');
  expect((await run(folder, 'create', 'events')).text).toContain('notes.txt');
});
