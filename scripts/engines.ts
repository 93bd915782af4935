// Shops in Firefox and WebKit (engines/README.md). What that takes besides is installed here, and nowhere else.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './build-all.ts';
import { installPackages } from './packages.mjs';

const engines = join(checkout, 'engines');
await installPackages(engines);

// `npm run check` does without the libraries that the drivers are for, so their types are checked here.
const { status } = spawnSync(join(checkout, 'node_modules/.bin/tsc'), ['-p', join(engines, 'drivers')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error('The drivers in engines/drivers do not fit their libraries, see above.');
  process.exit(1);
}

// By its address, since engines/ is a project of its own that uses these scripts.
await import(pathToFileURL(join(engines, 'main.ts')).href);
