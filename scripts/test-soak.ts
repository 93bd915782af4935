// Four shoppers in one browser, with random faults. Options: --minutes N (30), --seed N (printed by every run).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '' } },
});

const { path } = await ensureBrowser();
const { status } = spawnSync(
  join(checkout, 'node_modules/.bin/playwright'),
  [
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=desk',
    `--output=${join(checkout, '.cache/test-results/soak')}`,
    'soak/whole/',
  ],
  {
    cwd: checkout,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: path,
      WHOLE_FAULTS: '1',
      SOAK_MINUTES: values.minutes,
      ...(values.seed && { SOAK_SEED: values.seed }),
    },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
