// Completes package-lock.json, here and in the folders that install their own, after `npm install` changed it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './build-all.ts';

/** What is used of a package-lock.json. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
}

/** Here, and in the folders that install their own packages. */
export const lockfiles = '{,*/,{delivery,deploy,kit}/*/}package-lock.json';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** Packages from a registry; folders of this repository and links to them are left out. */
export function registryPackages({ packages }: Lockfile): [path: string, entry: LockedPackage][] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/**
 * The lockfile with an entry for every optional package: a tool's binary for another platform.
 * npm leaves out those that the registry at hand lacks, and `npm ci` then refuses the lockfile. Such an entry has the
 * licence of the tool's other binaries, where those agree, and no hash: `npm run lockfile` asks npm for it each time, and
 * the lockfile is not finished before every entry has one.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
    const optional = Object.entries(optionalDependencies).map(([name, version]) => ({
      name,
      version,
      at: lockfile.packages[`${path}/node_modules/${name}`]
        ? `${path}/node_modules/${name}`
        : `node_modules/${name}`,
    }));
    const licences = new Set(optional.flatMap(({ at }) => lockfile.packages[at]?.license ?? []));
    const license = licences.size === 1 ? [...licences][0] : undefined;
    for (const { name, version, at } of optional)
      packages[at] = withLicence(lockfile.packages[at] ?? entryOf(name, version, dev), license);
  }
  // In npm's order.
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** The keys stand in npm's order, so that npm leaves the entry as it is. */
function withLicence(entry: LockedPackage, license: string | undefined): LockedPackage {
  if (entry.license || !license) return entry;
  const { optional, os, ...rest } = entry;
  return { ...rest, license, ...(optional && { optional }), ...(os && { os }) };
}

function entryOf(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const system = systems.find((word) => words.includes(word));
  const processor = processors.find((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(system === 'linux' && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

/** The lockfile without the packages that have no hash. */
export function withoutUnchecked(lockfile: Lockfile): Lockfile {
  const unchecked = new Set(
    registryPackages(lockfile).flatMap(([path, { integrity }]) => (integrity ? [] : [path])),
  );
  const packages = Object.entries(lockfile.packages).filter(([path]) => !unchecked.has(path));
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const write = (file: string, lockfile: Lockfile) =>
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);

/** Has npm look up packages without a hash again, and adds what it leaves out. */
function completeLockfiles(): void {
  for (const path of globSync(lockfiles, { cwd: checkout })) {
    const file = join(checkout, path);
    const text = readFileSync(file, 'utf8');
    const checkedOnly = withoutUnchecked(read(file));
    if (Object.keys(checkedOnly.packages).length < Object.keys(read(file).packages).length) {
      write(file, checkedOnly);
      spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'], {
        cwd: dirname(file),
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
    }
    write(file, completeLockfile(read(file)));
    console.log(`${path}: ${readFileSync(file, 'utf8') === text ? 'complete' : 'completed'}`);
  }
}

if (import.meta.main) completeLockfiles();
