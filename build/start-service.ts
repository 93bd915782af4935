import { spawn, type ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';

export interface Service {
  readonly pid: number;
  /** The rest of the line that said it is ready. */
  readonly address: string;
  readonly lines: readonly string[];
  /** Settles when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

interface ServiceOptions {
  readonly name: string;
  /** TypeScript file and its arguments, run by this Node. */
  readonly command: readonly string[];
  /** The line that says the service serves; its rest is the address. */
  readonly ready: RegExp;
  readonly env?: Readonly<Record<string, string>>;
  /** Names of variables that it has of this process; all unless given. */
  readonly inherited?: readonly string[];
  /** Called with every line the service prints. */
  readonly onLine?: (line: string) => void;
}

/**
 * Starts a long-running program and waits until it serves. It ends with this process: its standard input closes.
 * Rejects when it cannot be started, and with what it printed when it ends before it is ready.
 */
export function startService(options: ServiceOptions): Promise<Service> {
  const { name, command, ready, env, inherited, onLine } = options;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...command, '--exit-with-parent'],
    {
      cwd: dirname(import.meta.dirname),
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...pickEnvironment(inherited), ...env },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    const read = (line: string) => {
      lines.push(line);
      onLine?.(line);
      const match = ready.exec(line);
      const address = match?.[1] ?? '';
      const { pid } = child;
      if (match && pid !== undefined) resolve({ pid, address, lines, ended, stop: () => stop(child, ended) });
    };
    forEachLine(child.stdout, read);
    forEachLine(child.stderr, read);
    void ended.then(() => reject(new Error(`${name} ended before it was ready:\n${lines.join('\n')}`)));
  });
}

/** Variables of this process that are set. @param names all of them unless given */
export function pickEnvironment(names: readonly string[] = Object.keys(process.env)): Record<string, string> {
  const entries = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}

function forEachLine(stream: NodeJS.ReadableStream, use: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(use);
  });
}
