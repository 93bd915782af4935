// Writes the bill of materials of every lockfile in CycloneDX's JSON: what is installed, with version, licence and hash.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkout } from './build-all.ts';
import { lockfiles } from './lockfile.ts';

/** What is used of https://cyclonedx.org/docs/1.5/json/. */
export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { name: string; readonly version: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly hashes?: readonly unknown[];
    readonly licenses?: readonly unknown[];
  }[];
}

/** The bill of a folder that has a lockfile; npm makes it from that alone. Throws with npm's words. */
export function readSbom(folder: string): Sbom {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm sbom failed in ${folder}:\n${stderr}`);
  const sbom = JSON.parse(stdout) as Sbom;
  // npm takes the name of the directory.
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  sbom.metadata.component.name = name;
  return sbom;
}

function writeSboms(): void {
  const directory = join(checkout, '.cache/sbom');
  mkdirSync(directory, { recursive: true });
  for (const lockfile of globSync(lockfiles, { cwd: checkout })) {
    const sbom = readSbom(join(checkout, dirname(lockfile)));
    const file = join(directory, `${basename(sbom.metadata.component.name)}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`);
    console.log(`${file} (${sbom.components.length} components)`);
  }
}

if (import.meta.main) writeSboms();
