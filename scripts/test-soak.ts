// Four shoppers in one browser, with random faults. Options: --minutes N (30), --seed N (printed by every run).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { runTool } from './run-tool.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '' } },
});

const { path } = await ensureBrowser();
const output = join(checkout, '.cache/test-results/soak');
const isPassed = runTool(
  'playwright',
  ['test', '--config=e2e/playwright.config.ts', '--project=desk', `--output=${output}`, 'soak/whole/'],
  {
    CHROMIUM_PATH: path,
    WHOLE_FAULTS: '1',
    SOAK_MINUTES: values.minutes,
    ...(values.seed && { SOAK_SEED: values.seed }),
  },
);
process.exit(isPassed ? 0 : 1);
