// Puts every vector of e2e/attack/ into every kind of place, on every way to a page, in every browser that is there, and ends
// with one table. Options: --way NAME (with which titles in e2e/attack/whole begin), --family NAME,NAME, --one-browser,
// --workers N; --shard 2/8 for one of equal parts, and --keep to add to the results of runs before.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackTable, countAttacks, latestOfAttacks, type AttackResult } from './attack-table.ts';
import { ensureBrowser, ensureBrowsers, type TestBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { runWholeSpecs } from './run-whole-specs.ts';

const { values } = parseArgs({
  options: {
    way: { type: 'string', default: '' },
    family: { type: 'string', default: '' },
    'one-browser': { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    shard: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});

const folder = join(checkout, '.cache/test-results');
// Specs of the quick part, and of the long one; with a way, that one alone.
const files = values.way ? ['e2e/attack/whole/', `--grep=${values.way}: `] : ['e2e/attack/'];

function attackIn(browser: TestBrowser, at: number) {
  const results = join(folder, `attack-${at}.jsonl`);
  if (!values.keep) rmSync(results, { force: true });
  const isPassed = runWholeSpecs({
    name: `attack-${at}`,
    files,
    browser: browser.path,
    workers: values.workers,
    shard: values.shard,
    env: { WHOLE_ATTACK: '1', ATTACK_RESULTS: results, ATTACK_FAMILIES: values.family },
  });
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
  return { isPassed, found: latestOfAttacks(lines.map((line) => JSON.parse(line) as AttackResult)) };
}

const startedAt = Date.now();
const browsers = values['one-browser'] ? [await ensureBrowser()] : await ensureBrowsers();
const runs = browsers.map(attackIn);
const all = runs.flatMap(({ found }) => found);
const { tried, letIn } = countAttacks(all);
const isPassed = runs.every((run) => run.isPassed);
const minutes = Math.ceil((Date.now() - startedAt) / 60_000);
console.log(`\n${browsers.map(({ name }) => name).join('\n')}\n\n${attackTable(all)}\n`);
console.log(
  `${tried} tried, ${letIn} let in, in ${minutes} min${isPassed ? '' : '; not all tests passed, see above'}`,
);
process.exit(isPassed && letIn === 0 && tried > 0 ? 0 : 1);
