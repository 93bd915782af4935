import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './build-all.ts';

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and import walls', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc', '-b'],
  ['browser floor', 'node', 'scripts/browser-floor.ts'],
  ['unused code', 'knip', '--no-config-hints'],
  ['undeclared dependencies', 'knip', '--strict', '--include', 'dependencies,unlisted,unresolved'],
];

/** Runs all static checks and says which failed; true when none did. */
export function runChecks(): boolean {
  const failed = checks.filter(([name, command, ...args]) => {
    const started = Date.now();
    const program = command === 'node' ? process.execPath : join(checkout, 'node_modules/.bin', command);
    const { status } = spawnSync(program, args, {
      cwd: checkout,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    console.log(
      `${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
    return status !== 0;
  });
  return failed.length === 0;
}

if (import.meta.main) process.exit(runChecks() ? 0 : 1);
