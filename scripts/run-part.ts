import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportBehaviour } from './behaviour.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll, checkout } from './build-all.ts';
import { runChecks } from './check.ts';
import { readPlaywrightRuns, runPlaywright } from './run-playwright.ts';
import { runTool } from './run-tool.ts';
import { readVitestResults, type TestResults } from './test-results.ts';

const suites = ['unit', 'browser', 'e2e'] as const;
const parts = ['check', ...suites, 'behaviour'] as const;
type Suite = (typeof suites)[number];

const resultsDir = join(checkout, '.cache/test-results');

/**
 * Runs one part of `npm test`, as the jobs of a forge do. `behaviour` needs the reports of the three suites in
 * `.cache/test-results`. The last line counts; true if all passed.
 */
export async function runPart(name: string): Promise<boolean> {
  const part = parts.find((known) => known === name);
  if (!part) {
    console.error(`"${name}" is no part of the tests. Parts are ${parts.join(', ')}.`);
    return false;
  }
  if (part === 'check') return runChecks();
  if (part === 'behaviour') return compareWithBehaviour();
  const passed = await runSuite(part);
  const results = readReport(part);
  for (const failure of results.failures) console.error(`Failed: ${failure}`);
  const failed = Math.max(results.failures.length, passed ? 0 : 1);
  console.log(`${results.passedTitles.length} passed, ${failed} failed`);
  return failed === 0;
}

/** Runs a suite with the browser that is found; it leaves its report for `readReport`. */
async function runSuite(suite: Suite): Promise<boolean> {
  const browser = await ensureBrowser();
  console.log(`Browser: ${browser.name}`);
  mkdirSync(resultsDir, { recursive: true });
  if (suite === 'e2e') {
    await buildAll();
    return runPlaywright(browser.path, resultsDir);
  }
  const vitest = ['run', '--project', suite, '--reporter=default', '--reporter=json'];
  const args = [...vitest, `--outputFile.json=${reportFile(suite)}`];
  return runTool('vitest', args, { CHROMIUM_PATH: browser.path });
}

const reportFile = (suite: Suite): string => join(resultsDir, `${suite}.json`);

function readReport(suite: Suite): TestResults {
  return suite === 'e2e' ? readPlaywrightRuns(resultsDir) : readVitestResults(reportFile(suite));
}

function compareWithBehaviour(): boolean {
  const results = suites.map(readReport);
  const titles = results.flatMap(({ passedTitles }) => passedTitles);
  if (titles.length === 0) {
    console.error('There are no reports: run `npm test`, or its parts unit, browser and e2e, first.');
    return false;
  }
  const { proved, pending, complaints } = reportBehaviour(checkout, titles);
  for (const complaint of complaints) console.error(complaint);
  console.log(`Behaviour: ${proved} proved, ${pending} pending.`);
  return complaints.length === 0;
}
