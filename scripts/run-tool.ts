import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './build-all.ts';

/**
 * Runs a tool of `node_modules/.bin` at the checkout's root, and waits until it ends; what it prints is seen.
 * @param env beside that of this process
 * @returns whether it ended with 0
 */
export function runTool(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(join(checkout, 'node_modules/.bin', tool), args, {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
