import { spawn, type ChildProcess } from 'node:child_process';

/** A program and all that it has started, which end together. */
export interface ProcessGroup {
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What it prints once it serves. */
  readonly ready: RegExp;
}

/** Starts a program in a group of its own; rejects with its output when it ends before it is ready. */
export function startProgram({ command, args, env, ready }: Program): Promise<ProcessGroup> {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // Should the test's process end without a word, nothing of it stays.
  const end = () => signal(child, 'SIGKILL');
  process.once('exit', end);
  let output = '';
  const stop = async () => {
    signal(child, 'SIGTERM');
    const force = setTimeout(end, 10_000);
    await ended;
    clearTimeout(force);
    process.off('exit', end);
  };
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (ready.test(output)) resolve({ output: () => output, stop });
      });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${command} ended before it was ready:\n${output}`)));
  });
}

/** Ends the group by its leader's pid, where the leader still runs. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name);
}
