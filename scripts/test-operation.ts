// Edges behind nginx: killed, stopped and attacked under load, a cache in front, the storefront's browser tests. Ends with
// tables. Arguments: names of files in e2e/operation/whole; all but the mixed load unless given. Options: --minutes N, the
// mixed load alone (with --seed N); --storefront edge|renderers|nginx, the tests of e2e/ that the arguments name before that.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { findNginx } from './find-nginx.ts';
import { operationTables, type OperationResult } from './operation-tables.ts';
import { runWholeSpecs } from './run-whole-specs.ts';

interface Run {
  readonly name: string;
  readonly files: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: '' },
    storefront: { type: 'string' },
  },
});

/** As `e2e/storefront.ts` knows them. */
const storefronts = ['edge', 'renderers', 'nginx'];

/** Menu to order, in each set-up that is not the one of `npm test`. */
const quickPart = ['shop/purchase', 'ordering/basket-link'];

function before(storefront: string, files: readonly string[]): Run {
  return { name: `storefront-${storefront}`, files, env: { STOREFRONT: storefront } };
}

function plannedRuns(): readonly Run[] {
  const { minutes, seed, storefront } = values;
  if (storefront !== undefined) {
    if (!storefronts.includes(storefront))
      throw new Error(`--storefront is one of ${storefronts.join(', ')}, not "${storefront}".`);
    return [before(storefront, positionals.length > 0 ? positionals : ['shop/', 'ordering/'])];
  }
  const whole = (name: string) => `operation/whole/${name}`;
  if (minutes !== undefined) {
    const env = { MIXED_MINUTES: minutes, ...(seed && { SOAK_SEED: seed }) };
    return [{ name: 'operation-mixed', files: [whole('mixed')], env }];
  }
  const names = positionals.length > 0 ? positionals : ['edges', 'cache', 'attacks'];
  const runs: Run[] = [{ name: 'operation', files: names.map(whole) }];
  if (positionals.length > 0) return runs;
  return [...runs, before('renderers', quickPart), before('nginx', quickPart)];
}

const results = join(checkout, '.cache/test-results/operation.jsonl');

function run({ name, files, env = {} }: Run, browser: string): boolean {
  return runWholeSpecs({
    name,
    files,
    browser,
    // One after the other: they judge milliseconds.
    workers: '1',
    env: { WHOLE_OPERATION: '1', OPERATION_RESULTS: results, ...env },
  });
}

try {
  findNginx();
  const runs = plannedRuns();
  mkdirSync(join(results, '..'), { recursive: true });
  rmSync(results, { force: true });
  const { path } = await ensureBrowser();
  const outcomes = runs.map((planned) => [planned.name, run(planned, path)] as const);
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
  console.log(`\n${operationTables(lines.map((line) => JSON.parse(line) as OperationResult))}\n`);
  for (const [name, isPassed] of outcomes) console.log(`${name}: ${isPassed ? 'passed' : 'failed'}`);
  process.exit(outcomes.every(([, isPassed]) => isPassed) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
