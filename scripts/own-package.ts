// Commands that `npm start` and `npm test` do without, and whose packages they do not install.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './build-all.ts';
import { installPackages } from './install-packages.mjs';

interface OwnPackage {
  /** Folder with a package.json and a lockfile of its own. */
  readonly folder: string;
  /** Folder whose types `npm run check` cannot check, since it does without the packages; checked here. */
  readonly types: string;
  /** Module that does the work. */
  readonly main: string;
}

/** By command; the README of each folder describes what it does. */
const ownPackages: Readonly<Record<string, OwnPackage>> = {
  art: { folder: 'art', types: 'render', main: 'render/main.ts' },
  engines: { folder: 'engines', types: 'drivers', main: 'main.ts' },
  kit: { folder: 'kit/check', types: '.', main: 'main.ts' },
  kubernetes: { folder: 'deploy/kubernetes', types: '.', main: 'check.ts' },
  's3-servers': { folder: 'delivery/s3-servers', types: '.', main: 'main.ts' },
  ui: { folder: 'ui', types: '.', main: 'main.ts' },
  'ui-test': { folder: 'ui', types: '.', main: 'test.ts' },
  workers: { folder: 'deploy/workers', types: '.', main: 'start.ts' },
  'workers-bundle': { folder: 'deploy/workers', types: '.', main: 'bundle.ts' },
  'workers-test': { folder: 'deploy/workers', types: '.', main: 'test.ts' },
};

/** Installs the folder's own packages, if they are missing, and runs it. */
async function runOwnPackage({ folder, types, main }: OwnPackage): Promise<void> {
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

// The rest are arguments of the folder's own module.
const [command = ''] = process.argv.splice(2, 1);
const ownPackage = ownPackages[command];
if (!ownPackage) throw new Error(`There is no command "${command}".`);
await runOwnPackage(ownPackage);
