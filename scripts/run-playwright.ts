import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import { readPlaywrightResults, type TestResults } from './test-results.ts';

/** Playwright's runs, one after the other: what judges seconds is by itself, see `e2e/playwright.config.ts`. */
const runs = { playwright: ['--project=phone*', '--project=desk*'], 'playwright-alone': ['--project=alone'] };

const reportFile = (resultsDir: string, run: string): string => join(resultsDir, `${run}.json`);

/** Runs the whole-shop tests in the browser at this path; true if all passed. Reports are left in `resultsDir`. */
export function runPlaywright(
  browserPath: string,
  resultsDir: string,
  env: Readonly<Record<string, string>> = {},
): boolean {
  const passed = Object.entries(runs).map(([run, projects]) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--output', join(resultsDir, run)];
    return runTool('playwright', [...args, ...projects], {
      ...env,
      CHROMIUM_PATH: browserPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(resultsDir, run),
    });
  });
  return passed.every(Boolean);
}

/** What the runs left in `resultsDir`. */
export function readPlaywrightRuns(resultsDir: string): TestResults {
  const results = Object.keys(runs).map((run) => readPlaywrightResults(reportFile(resultsDir, run)));
  return {
    passedTitles: results.flatMap(({ passedTitles }) => passedTitles),
    failures: results.flatMap(({ failures }) => failures),
  };
}
