// Four shoppers in one browser, with random faults. Options: --minutes N (30), --seed N (printed by every run).
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { runWholeSpecs } from './run-whole-specs.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '' } },
});

const { path } = await ensureBrowser();
const isPassed = runWholeSpecs({
  name: 'soak',
  files: ['soak/whole/'],
  browser: path,
  env: {
    WHOLE_FAULTS: '1',
    SOAK_MINUTES: values.minutes,
    ...(values.seed && { SOAK_SEED: values.seed }),
  },
});
process.exit(isPassed ? 0 : 1);
