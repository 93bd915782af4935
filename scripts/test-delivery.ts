// Everything about releases: the store, moves, the judge, the release command, renderers, real browsers before two edges, and teams that have the kit alone.
import { ensureBrowser } from './browser.ts';
import { runTool } from './run-tool.ts';

const { path } = await ensureBrowser();
const env = { CHROMIUM_PATH: path, WHOLE_DELIVERY: '1', WHOLE_SUITE: '1' };
const runs = [
  [
    'vitest',
    'run',
    '--project',
    'unit',
    'delivery',
    'edge/releases',
    'edge/renderer',
    'edge/canary',
    'edge/node',
  ],
  // One after the other: each has two edges with their renderers, visitors and builds, and prints how long a release takes.
  [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project=desk',
    '--project=alone',
    '--workers=1',
    'releases/',
    'kit/',
  ],
];
const results = runs.map(([command = '', ...args]) => runTool(command, args, env));
process.exit(results.every(Boolean) ? 0 : 1);
