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
  vi.unstubAllGlobals();
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

/** What a shop's document says of it. */
const boot = {
  site: { id: 3, tenant: 7, site_title: 'Umi' },
  provider: { apiBase: 'https://api.example/v1', paths: {} },
  discovery: { schema: '1.0', microFrontends: {} },
};
const against = ['test', '--against', 'https://shop.example', '--host', 'nowhere'];

test('an area without sources that was not built is told', async () => {
  vi.stubGlobal('fetch', async () => new Response(`<script id="shop-boot">${JSON.stringify(boot)}</script>`));
  makeArea();
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(await runKit(against, folder)).toBe(2);
  expect(said[0]).toContain('There is neither src nor a build of events');
});

test('sources that changed since the build are built, and a mistake in them is told in a few lines', async () => {
  vi.stubGlobal('fetch', async () => new Response(`<script id="shop-boot">${JSON.stringify(boot)}</script>`));
  makeArea();
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/area.tsx'), 'export const area = {{');
  expect(await runKit(against, folder)).toBe(3);
  expect(said).toEqual(['Building events…', 'Building events failed.']);
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
