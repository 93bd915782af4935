// All checks and tests, with one browser. `--only unit`: one part of them. `--all`: with each browser of this machine, and
// in all projects.
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureBrowsers } from './browser.ts';
import { runPart } from './run-part.ts';
import { runTests } from './run-tests.ts';

const { all, only } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
}).values;
const passed =
  only === undefined
    ? await runTests({ browsers: all ? await ensureBrowsers() : [await ensureBrowser()], allProjects: all })
    : await runPart(only);
process.exit(passed ? 0 : 1);
