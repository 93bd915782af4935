import { join } from 'node:path';
import { checkout } from './build-all.ts';
import { runTool } from './run-tool.ts';

interface WholeSpecs {
  /** Of its folder in the results. */
  readonly name: string;
  /** What Playwright takes as filters. */
  readonly files: readonly string[];
  /** Path of the browser's executable. */
  readonly browser: string;
  readonly workers?: string;
  /** One of equal parts, as `2/8`. */
  readonly shard?: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs specs that `npm test` leaves out, for a command of their own; true when all passed. */
export function runWholeSpecs({ name, files, browser, workers, shard, env }: WholeSpecs): boolean {
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=desk',
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...(shard ? [`--shard=${shard}`] : []),
    `--output=${join(checkout, '.cache/test-results', name)}`,
    ...files,
  ];
  return runTool('playwright', args, { ...env, CHROMIUM_PATH: browser });
}
