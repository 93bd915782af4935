import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leaveOut } from './lean-router-plugin.ts';

const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/development');

/** The module of the installed react-router that holds its router. */
function mainModule(): string {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const main = texts.find((text) => text.includes('\nfunction createRouter('));
  if (main === undefined) throw new Error('react-router has no module with createRouter.');
  return main;
}

test('leaves out whole functions of the installed react-router, and nothing around them', () => {
  const before = mainModule();
  const after = leaveOut(before);
  expect(before.length - after.length).toBeGreaterThan(20_000);
  const names = (code: string) =>
    Array.from(code.matchAll(/^(?:async )?function (\w+)\(/gm), ([, name]) => name);
  expect(names(after)).toEqual(names(before));
  expect(after).toContain('handleFetcherAction is left out');
  expect(() => parseAst(after)).not.toThrow();
});

test('a version without one of them is refused, other modules pass', () => {
  const other = 'function somethingElse() {}';
  expect(leaveOut(other)).toBe(other);
  expect(() => leaveOut(mainModule().replace('function handleAction(', 'function act('))).toThrow(
    'react-router has no handleAction any more',
  );
});
