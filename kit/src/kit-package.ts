import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

/** What the kit's package.json says; in the checkout, which has not packed it, that of the kit to come. */
export interface KitPackage {
  readonly version: string;
  /** Exact versions, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Manifest extends KitPackage {
  readonly name: string;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

export function readKitPackage(): KitPackage {
  const own = read(findPackageJSON('..', import.meta.url) ?? '');
  if (own.name === '@shop/area-kit') return own;
  const { version } = read(join(import.meta.dirname, '../package/package.json'));
  return { version, dependencies: own.devDependencies ?? {} };
}
