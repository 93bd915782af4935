import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inputHash } from '../../../build/input-hash.ts';
import { readKitPackage } from '../kit-package.ts';
import { findBuild } from '../suite/find-releases.ts';
import { buildLocalArea } from './build-local.ts';

test('a build of earlier sources is the newest again once they are back', async () => {
  const root = mkdtempSync(join(tmpdir(), 'area-kit-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifest = { name: 'events', requires: '^1.0', routes: ['/events'] };
  writeFileSync(join(root, 'area.json'), JSON.stringify(manifest));
  const version = inputHash(root, ['area.json'], `kit ${readKitPackage().version}`);
  for (const [name, year] of [
    [version, 2024],
    ['later', 2025],
  ] as const) {
    const directory = join(root, 'dist/events', name);
    mkdirSync(directory, { recursive: true });
    utimesSync(directory, new Date(year, 0), new Date(year, 0));
  }
  expect(basename(findBuild(root, 'events')?.directory ?? '')).toBe('later');
  await buildLocalArea(root, 'nothing is built');
  expect(basename(findBuild(root, 'events')?.directory ?? '')).toBe(version);
});
