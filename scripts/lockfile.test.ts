import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  completeLockfile,
  type Lockfile,
  lockfiles,
  registryPackages,
  withoutUnchecked,
} from './lockfile.ts';
import { readSbom } from './sbom.ts';

const checkout = dirname(import.meta.dirname);
const licences = readFileSync(join(checkout, 'docs/licences.md'), 'utf8');
/** The licences of a line that begins so. */
const named = (start: string) =>
  [...(licences.split('\n').find((line) => line.startsWith(start)) ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, licence = '']) => licence,
  );
const ofTheShop = named('Allowed in the shop');
const ofToolsAlone = named('Allowed besides');

test('the shop itself is made of packages without install scripts [SEC-23]', () => {
  const lockfile = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as Lockfile;
  expect(registryPackages(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

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

  test('has a hash for every package [SEC-23]', () => {
    const unchecked = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  test('names licences that docs/licences.md allows, and no other [SEC-23]', () => {
    const allowed = path === 'package-lock.json' ? ofTheShop : [...ofTheShop, ...ofToolsAlone];
    const other = entries.filter(([, { license = '' }]) => !allowed.includes(license));
    expect(other.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
  });

  test('is of a folder where nothing that is installed runs a program of its own [SEC-23]', () => {
    const settings = readFileSync(join(checkout, dirname(path), '.npmrc'), 'utf8');
    expect(settings.split('\n')).toContain('ignore-scripts=true');
  });

  test('has a bill of materials with version, licence and hash of every package [SEC-23]', () => {
    const sbom = readSbom(join(checkout, dirname(path)));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    const outside = sbom.components.filter(({ hashes, licenses }) => hashes && licenses);
    const known = new Set(outside.map(({ name, version }) => `${name}@${version}`));
    const named = entries.map(([at, { version }]) => `${at.replace(/^.*node_modules\//, '')}@${version}`);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
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

test('a package without a hash is looked up again', () => {
  const lockfile = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/own': { link: true },
    },
  };
  expect(Object.keys(withoutUnchecked(lockfile).packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/own',
  ]);
});
