import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll, checkout, writeFileLists, type Builds } from '../../scripts/build-all.ts';
import type { RunningShop } from '../fixtures.ts';
import { editTexts } from '../releases/variant.ts';

/** A change of one of the browser's files; its hashes are renewed, so that the file runs. */
export interface Breakage {
  readonly app: string;
  readonly file: RegExp;
  change(code: string): string;
}

/** This checkout's builds, of which one app is broken, in a directory of that name. */
export async function brokenBuilds(
  { dataDir }: RunningShop,
  name: string,
  { app, file, change }: Breakage,
): Promise<Builds> {
  const builds = await buildAll();
  const directory = join(dataDir, name);
  cpSync(join(checkout, builds[app] ?? ''), directory, { recursive: true });
  let changed = 0;
  editTexts(directory, (path, text) => {
    if (path.startsWith('server/') || !file.test(path)) return text;
    const broken = change(text);
    if (broken !== text) changed += 1;
    return broken;
  });
  if (changed !== 1) throw new Error(`${changed} files ${file} of ${app} were changed.`);
  writeFileLists(directory);
  return { ...builds, [app]: relative(checkout, directory) };
}
