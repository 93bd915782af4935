// Spoils every field of every record in every way and shows every page with it, and tries every state of a session. Takes about an hour on two busy cores.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';

/** Random cases of each test, besides those of every field in every way. */
const cases = process.env['SPOILED_CASES'] ?? '700';

const { path } = await ensureBrowser();
const { status } = spawnSync(
  join(checkout, 'node_modules/.bin/vitest'),
  ['run', 'spoiled-records', 'session-matrix'],
  {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path, SPOILED_CASES: cases },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
