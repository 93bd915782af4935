import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runKit } from './run-kit.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-kit-test-'));
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A folder with an area and a build of it. */
function makeArea(): void {
  writeFileSync(
    join(folder, 'area.json'),
    JSON.stringify({ name: 'events', requires: '^1.0', routes: ['/events'] }),
  );
  writeFileSync(join(folder, 'package.json'), '{}');
  mkdirSync(join(folder, 'dist/events/e1'), { recursive: true });
}

test('a folder without an area is told', async () => {
  expect(await runKit(['test'], folder)).toBe(2);
  expect(said[0]).toContain(`${folder} has no area.json`);
});

test('an area.json that does not fit is told, with what is wrong', async () => {
  makeArea();
  writeFileSync(join(folder, 'area.json'), '{ "name": "events" }');
  expect(await runKit(['test'], folder)).toBe(2);
  expect(said[0]).toMatch(/area\.json: .*requires/);
});

test('an area that was not built is told', async () => {
  makeArea();
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(await runKit(['test'], folder)).toBe(2);
  expect(said[0]).toContain('There is no build of events');
});

test.each([
  [[], 'Where does the data come from? Name a shop, or a provider and a tenant.'],
  [['--provider', 'https://api.example', '--tenant', 'seven'], 'Name a shop, or a provider and a tenant.'],
  [['--provider', 'https://api.example', '--tenant', '7'], 'No host comes with this kit'],
  [['--sharply'], "Unknown option '--sharply'"],
])('%j is not enough', async (args, message) => {
  makeArea();
  expect(await runKit(['test', ...args], folder)).toBe(2);
  expect(said[0]).toContain(message);
  expect(said[0]).toContain('area-kit test --against');
});
