// Spoils every field of every record in every way and shows every page with it, and tries every state of a session. Takes about an hour on two busy cores.
import { ensureBrowser } from './browser.ts';
import { runTool } from './run-tool.ts';

/** Random cases of each test, besides those of every field in every way. */
const cases = process.env['SPOILED_CASES'] ?? '700';

const { path } = await ensureBrowser();
const isPassed = runTool('vitest', ['run', 'spoiled-records', 'session-matrix'], {
  CHROMIUM_PATH: path,
  SPOILED_CASES: cases,
});
process.exit(isPassed ? 0 : 1);
