// All checks and tests, with one browser. `--only unit`: one part of them. `--all`: with each browser of this machine, in
// all projects, and those that `npm test` leaves out.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportBehaviour, type BehaviourReport } from './behaviour.ts';
import { ensureBrowser, ensureBrowsers, type TestBrowser } from './browser.ts';
import { buildAll, checkout } from './build-all.ts';
import { runChecks } from './check.ts';
import { runPart } from './run-part.ts';
import { readPlaywrightRuns, runPlaywright } from './run-playwright.ts';
import { readVitestResults } from './test-results.ts';
import { runTool } from './run-tool.ts';

interface Suites {
  readonly browser: TestBrowser;
  readonly passed: number;
  readonly failures: readonly string[];
  readonly failed: number;
  readonly behaviour: BehaviourReport;
}

interface TestRun {
  readonly browsers: readonly TestBrowser[];
  /** With what `npm test` leaves out: tests tagged `@whole`, and Playwright's projects besides `phone` and `desk`. */
  readonly isWhole: boolean;
}

/**
 * Runs the static checks once, then with each browser Vitest, Playwright and the comparison with docs/behaviour.md.
 * Prints what failed, the browsers, and as the last line the total; true if all passed.
 */
async function runTests({ browsers, isWhole }: TestRun): Promise<boolean> {
  console.log(
    'About 20 minutes on two cores. One part of it: npm test -- --only check (or unit, browser, e2e).',
  );
  const resultsDir = join(checkout, '.cache/test-results');
  rmSync(resultsDir, { recursive: true, force: true });
  const checked = runChecks();
  const runs: Suites[] = [];
  for (const [at, browser] of browsers.entries())
    runs.push(
      await runSuites(browser, {
        resultsDir: browsers.length > 1 ? join(resultsDir, String(at + 1)) : resultsDir,
        isWhole,
      }),
    );
  for (const run of runs) report(run, runs.length > 1);
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, checked ? 0 : 1);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

interface SuiteOptions {
  readonly resultsDir: string;
  readonly isWhole: boolean;
}

async function runSuites(browser: TestBrowser, { resultsDir, isWhole }: SuiteOptions): Promise<Suites> {
  mkdirSync(resultsDir, { recursive: true });
  const vitestFile = join(resultsDir, 'vitest.json');
  const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
  const extent: Record<string, string> = isWhole ? { WHOLE_SUITE: '1' } : {};
  const unitPassed = runTool('vitest', vitest, { CHROMIUM_PATH: browser.path, ...extent });

  await buildAll();
  const browserPassed = runPlaywright(browser.path, resultsDir, extent);

  const results = [readVitestResults(vitestFile), readPlaywrightRuns(resultsDir)];
  const passedTitles = results.flatMap((result) => result.passedTitles);
  const failures = results.flatMap((result) => result.failures);
  const behaviour = reportBehaviour(checkout, passedTitles);
  const parts = [unitPassed, browserPassed, behaviour.complaints.length === 0];
  const failed = Math.max(failures.length, parts.filter((ok) => !ok).length);
  return { browser, passed: passedTitles.length, failures, failed, behaviour };
}

function report({ browser, passed, failures, failed, behaviour }: Suites, isOneOfSeveral: boolean): void {
  for (const complaint of behaviour.complaints) console.error(complaint);
  for (const failure of failures) console.error(`Failed: ${failure}`);
  console.log(`Behaviour: ${behaviour.proved} proved, ${behaviour.pending} pending.`);
  console.log(`Browser: ${browser.name}${isOneOfSeveral ? `: ${passed} passed, ${failed} failed` : ''}`);
}

const { all, only } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
}).values;
const passed =
  only === undefined
    ? await runTests({ browsers: all ? await ensureBrowsers() : [await ensureBrowser()], isWhole: all })
    : await runPart(only);
process.exit(passed ? 0 : 1);
