import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { writeFileLists } from '../delivery/release/file-list.ts';
import { compressRelease } from '../edge/node/compress.ts';
import type { Output } from './area-outputs.ts';

/**
 * Builds an output into its directory, named by its version, unless it is there. It appears by one rename, complete.
 * @param findDirectory names the directory by the source as it is; asked again after the build
 */
export async function buildInPlace(
  { build, name }: Pick<Output, 'build' | 'name'>,
  findDirectory: () => string,
): Promise<void> {
  const directory = findDirectory();
  if (existsSync(directory)) return;
  const draft = `${directory}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await build(draft, basename(directory));
    // Else browsers would keep for good what the version does not stand for.
    if (findDirectory() !== directory) throw new SourceChanged([name]);
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

/** An output could not be built. What its process printed, if anything, says why. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

class SourceChanged extends BuildFailed {
  constructor(outputs: readonly string[]) {
    super(`The source of ${outputs.join(', ')} changed while it was built: run the command again.`);
  }
}

/** Throws `BuildFailed` for directories that are not there: their outputs were built from another source than named them. */
export function checkBuilt(outputs: readonly { readonly name: string; readonly directory: string }[]): void {
  const missing = outputs.filter(({ directory }) => !existsSync(directory));
  if (missing.length > 0) throw new SourceChanged(missing.map(({ name }) => name));
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
