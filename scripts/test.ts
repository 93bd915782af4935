// Everything that must hold: static checks, unit and browser tests, real-browser tests, behaviour coverage.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportBehaviour } from './behaviour.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll, checkout } from './build-all.ts';
import { runChecks } from './checks.ts';
import { readPlaywrightResults, readVitestResults, type TestResults } from './test-results.ts';

const resultsDir = join(checkout, '.cache/test-results');
rmSync(resultsDir, { recursive: true, force: true });
mkdirSync(resultsDir, { recursive: true });

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(join(checkout, 'node_modules/.bin', command), args, {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

process.env['CHROMIUM_PATH'] = ensureBrowser();
const checked = runChecks();

const vitestFile = join(resultsDir, 'vitest.json');
const unitPassed = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
]);

await buildAll();
const playwrightFile = join(resultsDir, 'playwright.json');
const browserPassed = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
});

const results: TestResults[] = [readVitestResults(vitestFile), readPlaywrightResults(playwrightFile)];
const behaviour = reportBehaviour(
  checkout,
  results.flatMap(({ passedTitles }) => passedTitles),
);
for (const complaint of behaviour.complaints) console.error(complaint);
console.log(`Behaviour: ${behaviour.proved} proved, ${behaviour.pending} pending.`);

const passed = results.reduce((sum, result) => sum + result.passedTitles.length, 0);
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) console.error(`Failed: ${failure}`);
const wholeRun = [checked, unitPassed, browserPassed, behaviour.complaints.length === 0];
const failed = Math.max(failures.length, wholeRun.filter((ok) => !ok).length);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
