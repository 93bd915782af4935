// All checks and tests, with one browser; `--only unit` runs one part of them.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { runPart } from './run-part.ts';
import { runTests } from './run-tests.ts';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const passed = only === undefined ? await runTests([await ensureBrowser()]) : await runPart(only);
process.exit(passed ? 0 : 1);
