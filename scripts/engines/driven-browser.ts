import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser with one page, driven from outside: as much as a look at widgets needs. */
export interface DrivenBrowser {
  /** With its version. */
  readonly name: string;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** What an expression gives in the page, a promise's value when it gives one; JSON values only. */
  evaluate(expression: string): Promise<unknown>;
  /** A PNG of what is on the screen, in Base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** Where a program stands on `PATH`. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export interface Program {
  /** The first match in what it prints. Rejects when it ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Rejects when it ends. */
  readonly failure: Promise<never>;
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own, which ends as a whole. */
export function startProgram(path: string, args: readonly string[]): Program {
  const child = spawn(path, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failure = ended.then(() => {
    throw new Error(`${path} has ended.\n${text}`);
  });
  // Most often it ends because it is told to.
  failure.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => void (text += more));
  return {
    failure,
    async printed(pattern) {
      let match = pattern.exec(text);
      while (!match) {
        await Promise.race([once(child.stderr, 'data'), once(child.stdout, 'data'), failure]);
        match = pattern.exec(text);
      }
      return match;
    },
    async stop() {
      endGroup(child);
      await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Nothing is left of it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
