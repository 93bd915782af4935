import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll, checkout, type Builds } from '../../scripts/build-all.ts';
import type { RunningShop } from '../fixtures.ts';

/** A change of a built file; its hashes are corrected, so that the file runs. */
export interface Breakage {
  readonly app: string;
  readonly file: RegExp;
  change(code: string): string;
}

/** This checkout's builds, of which one app is released broken, under a name of its own. */
export async function brokenBuilds(
  { dataDir }: RunningShop,
  name: string,
  breakage: Breakage,
): Promise<Builds> {
  const { app, file, change } = breakage;
  const builds = await buildAll();
  const directory = join(dataDir, name);
  cpSync(join(checkout, builds[app] ?? ''), directory, { recursive: true });
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const broken = names.find((name) => file.test(name) && name.endsWith('.js') && !name.startsWith('server'));
  if (broken === undefined) throw new Error(`${app} has no file ${file}.`);
  const path = (name: string) => join(directory, name);
  const before = readFileSync(path(broken), 'utf8');
  writeFileSync(path(broken), change(before));
  const replaceHash = (target: string, algorithm: 'sha256' | 'sha384', from: string, to: string) =>
    writeFileSync(
      path(target),
      readFileSync(path(target), 'utf8').replaceAll(hash(algorithm, from), hash(algorithm, to)),
    );
  const [list, changed] = [readFileSync(path('integrity.js'), 'utf8'), change(before)];
  replaceHash('integrity.js', 'sha256', before, changed);
  for (const algorithm of ['sha256', 'sha384'] as const)
    replaceHash('release.json', algorithm, before, changed);
  replaceHash('release.json', 'sha256', list, readFileSync(path('integrity.js'), 'utf8'));
  // Compressed copies hold what was there before.
  for (const name of names) if (/\.(?:br|gz)$/.test(name)) rmSync(path(name));
  return { ...builds, [app]: relative(checkout, directory) };
}

function hash(algorithm: 'sha256' | 'sha384', text: string): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}
