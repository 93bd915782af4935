import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { writeFileLists } from '../delivery/release/file-list.ts';
import { compressRelease } from '../edge/node/compress.ts';
import type { Output } from './area-outputs.ts';

/** Builds an output into its directory, named by its version, unless it is there. It appears by one rename, complete. */
export async function buildInPlace({ build }: Pick<Output, 'build'>, directory: string): Promise<void> {
  if (existsSync(directory)) return;
  const draft = `${directory}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await build(draft, basename(directory));
    compressRelease(draft);
    writeFileLists(draft);
    moveInPlace(draft, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Another process may have built the same meanwhile. */
function moveInPlace(draft: string, directory: string): void {
  try {
    renameSync(draft, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
  }
}

/** The output of this name could not be built; its process has said why. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/**
 * Runs a module that builds one output. The federation plugin keeps state for the whole process, so every output has one
 * of its own. Rejects with `BuildFailed` when that fails.
 */
export function buildInOwnProcess(module: string, args: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', module, ...args], {
      cwd: folder,
      // What is built is told apart from what a command prints.
      stdio: ['ignore', 2, 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildFailed(`Building ${args.at(-1)} failed.`)),
    );
  });
}
