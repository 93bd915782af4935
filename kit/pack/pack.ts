import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { compileSources } from './compile.ts';
import { kitManifest } from './manifest.ts';

const checkout = join(import.meta.dirname, '../..');

/** A packed kit. */
export interface PackedKit {
  /** Its unpacked folder, and the tarball; absolute. */
  readonly folder: string;
  readonly tarball: string;
}

/** Compiles and packs the kit into `target`, which is emptied. */
export async function packKit(target: string): Promise<PackedKit> {
  rmSync(target, { recursive: true, force: true });
  const folder = join(target, 'package');
  mkdirSync(folder, { recursive: true });
  compileSources(join(folder, 'lib'));
  cpSync(join(checkout, 'kit/package'), folder, { recursive: true });
  const { host = '' } = await buildAll(['host']);
  cpSync(join(checkout, host), join(folder, 'host'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kitManifest(folder), null, 2)}\n`);
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, encoding: 'utf8', shell: isWindows } as const;
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], options);
  const [{ filename } = { filename: '' }] = JSON.parse(said) as { filename: string }[];
  return { folder, tarball: join(target, filename) };
}
