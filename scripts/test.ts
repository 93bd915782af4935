// All checks and tests, with one browser.
import { ensureBrowser } from './browser.ts';
import { runTests } from './run-tests.ts';

process.exit((await runTests([await ensureBrowser()])) ? 0 : 1);
