// Lets every call of every page and every action fail in every way, and ends with a table. Options: --call NAME (or the
// beginning of one, as `cart`), --place PATH-OR-ACTION, --fault NAME, --workers N; --shard 2/8 for one of equal parts, and
// --keep to add to the results of runs before.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { faultTable, latestOfCases, type FaultResult } from './fault-table.ts';
import { runWholeSpecs } from './run-whole-specs.ts';

const { values } = parseArgs({
  options: {
    call: { type: 'string', default: '' },
    place: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    workers: { type: 'string', default: '3' },
    shard: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});

const results = join(checkout, '.cache/test-results/faults.jsonl');
if (!values.keep) rmSync(results, { force: true });
const { path } = await ensureBrowser();
const isPassed = runWholeSpecs({
  name: 'faults',
  files: ['faults/whole/'],
  browser: path,
  workers: values.workers,
  shard: values.shard,
  env: {
    WHOLE_FAULTS: '1',
    FAULT_RESULTS: results,
    FAULT_CALL: values.call,
    FAULT_PLACE: values.place,
    FAULT_NAMES: values.fault,
  },
});

const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
const all = latestOfCases(lines.map((line) => JSON.parse(line) as FaultResult));
console.log(`\n${faultTable(all)}`);
const wrong = all.filter((result) => result.wrong);
for (const { place, call, fault, wrong: what } of wrong)
  console.log(`\n${place}: ${call}, ${fault}\n  ${what}`);
console.log(`\n${all.length} cases, ${wrong.length} lost`);
process.exit(isPassed && wrong.length === 0 && all.length > 0 ? 0 : 1);
