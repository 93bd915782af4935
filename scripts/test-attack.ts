// Puts every vector of e2e/attack/ into every kind of place, on every way to a page, in every browser that is there, and ends
// with a table. Options: --way NAME (with which titles in e2e/attack/whole begin), --family NAME,NAME, --one-browser, --workers N.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackTable, countAttacks, type AttackResult } from './attack-table.ts';
import { ensureBrowser, ensureBrowsers, type TestBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { runWholeSpecs } from './run-whole-specs.ts';

const { values } = parseArgs({
  options: {
    way: { type: 'string', default: '' },
    family: { type: 'string', default: '' },
    'one-browser': { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});

const folder = join(checkout, '.cache/test-results');
// Specs of the quick part, and of the long one; with a way, that one alone.
const files = values.way ? ['e2e/attack/whole/', `--grep=${values.way}: `] : ['e2e/attack/'];

function attackIn(browser: TestBrowser, at: number): boolean {
  const results = join(folder, `attack-${at}.jsonl`);
  rmSync(results, { force: true });
  const isPassed = runWholeSpecs({
    name: `attack-${at}`,
    files,
    browser: browser.path,
    workers: values.workers,
    env: { WHOLE_ATTACK: '1', ATTACK_RESULTS: results, ATTACK_FAMILIES: values.family },
  });
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
  const all = lines.map((line) => JSON.parse(line) as AttackResult);
  const { tried, letIn } = countAttacks(all);
  console.log(`\n${browser.name}\n\n${attackTable(all)}\n\n${tried} tried, ${letIn} let in\n`);
  return isPassed && letIn === 0 && tried > 0;
}

const browsers = values['one-browser'] ? [await ensureBrowser()] : await ensureBrowsers();
const passed = browsers.map(attackIn);
process.exit(passed.every(Boolean) ? 0 : 1);
