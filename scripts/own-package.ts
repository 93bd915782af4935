import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './build-all.ts';
import { installPackages } from './packages.mjs';

interface OwnPackage {
  /** Folder with a package.json and a lockfile of its own. */
  readonly folder: string;
  /** Folder whose types `npm run check` cannot check, since it does without the packages; checked here. */
  readonly types: string;
  /** Module that does the work. */
  readonly main: string;
}

/** Runs what `npm start` and `npm test` do without: installs the folder's own packages first, if they are missing. */
export async function runOwnPackage({ folder, types, main }: OwnPackage): Promise<void> {
  await installPackages(join(checkout, folder));
  const { status } = spawnSync(
    join(checkout, 'node_modules/.bin/tsc'),
    ['-p', join(checkout, folder, types)],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error(`${folder}/${types} does not fit its packages, see above.`);
    process.exit(1);
  }
  // By its address, since the folder is a project of its own that may use these scripts.
  await import(pathToFileURL(join(checkout, folder, main)).href);
}
