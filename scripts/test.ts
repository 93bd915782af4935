// All checks and tests, with one browser; `--all`: with each browser of this machine, and in all projects.
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureBrowsers } from './browser.ts';
import { runTests } from './run-tests.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const browsers = all ? await ensureBrowsers() : [await ensureBrowser()];
process.exit((await runTests({ browsers, allProjects: all })) ? 0 : 1);
