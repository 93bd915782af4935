// All checks, and all tests with each browser of this machine.
import { ensureBrowsers } from './browser.ts';
import { runTests } from './run-tests.ts';

process.exit((await runTests(await ensureBrowsers())) ? 0 : 1);
