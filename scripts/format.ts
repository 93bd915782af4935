import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './build-all.ts';

const { status } = spawnSync(join(checkout, 'node_modules/.bin/oxfmt'), ['.'], {
  cwd: checkout,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
