import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { missingEntries, type Lockfile } from './lockfile-entries.ts';

const file = join(dirname(import.meta.dirname), 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;

test('the lockfile names every optional package; `npm run lockfile` adds what is missing', () => {
  expect(Object.keys(missingEntries(lockfile))).toEqual([]);
});

test('the lockfile names no address of a registry', () => {
  const resolved = Object.values(lockfile.packages).flatMap((entry) => entry.resolved ?? []);
  expect(resolved.filter((address) => /^https?:/.test(address))).toEqual([]);
});

test('a missing entry says which platform it is for', () => {
  const packages = {
    'node_modules/a': { dev: true, optionalDependencies: { '@a/linux-arm64-musl': '1.0.0' } },
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@a/linux-arm64-musl': {
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});
