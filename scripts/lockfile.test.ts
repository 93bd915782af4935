import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLockfile, type Lockfile, lockfiles, registryPackages } from './lockfile.ts';

const checkout = dirname(import.meta.dirname);

describe.each(globSync(lockfiles, { cwd: checkout }))('%s', (path) => {
  const lockfile = JSON.parse(readFileSync(join(checkout, path), 'utf8')) as Lockfile;
  const entries = registryPackages(lockfile);

  test('names every optional package; `npm run lockfile` adds what is missing', () => {
    expect(completeLockfile(lockfile)).toEqual(lockfile);
  });

  test('names no address of a registry', () => {
    const resolved = Object.values(lockfile.packages).flatMap((entry) => entry.resolved ?? []);
    expect(resolved.filter((address) => /^https?:/.test(address))).toEqual([]);
  });

  test('names the licence of every package', () => {
    expect(entries.filter(([, { license }]) => !license).map(([name]) => name)).toEqual([]);
  });

  test('has a hash for every package but optional binaries of some platforms', () => {
    const unchecked = entries.filter(([, { integrity }]) => !integrity);
    const others = unchecked.filter(([, { optional, os }]) => !optional || !os);
    expect(others.map(([name]) => name)).toEqual([]);
  });
});

const packages = {
  'node_modules/a': {
    dev: true,
    optionalDependencies: { '@a/linux-arm64-musl': '1.0.0', '@a/other': '1.0.0' },
  },
};
const missing = {
  version: '1.0.0',
  cpu: ['arm64'],
  dev: true,
  libc: ['musl'],
  optional: true,
  os: ['linux'],
};

test('a missing entry says which platform it is for, and has the licence of its siblings', () => {
  const complete = completeLockfile({
    packages: { ...packages, 'node_modules/@a/other': { version: '1.0.0', license: 'MIT' } },
  });
  expect(complete.packages['node_modules/@a/linux-arm64-musl']).toEqual({ ...missing, license: 'MIT' });
});

test('a missing entry has no licence where its siblings have none or several', () => {
  expect(completeLockfile({ packages }).packages['node_modules/@a/linux-arm64-musl']).toEqual(missing);
});
