import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Miniflare } from 'miniflare';
import { freePort } from '../../scripts/free-port.ts';

/** What s3rver wants to be signed with; moto takes anything. */
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
/** Exists on every server. */
const bucket = 'releases';
/** On R2 besides: its puts overwrite, whatever their condition. */
const overwriting = 'overwriting';

interface RunningServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

interface Server {
  readonly buckets: readonly string[];
  /** Whether a condition holds while the file is written, and not only before. */
  readonly isAtomic: boolean;
  /** Undefined where it is not installed. */
  start(): Promise<RunningServer | undefined>;
}

export const servers: Readonly<Record<string, Server>> = {
  /** Cloudflare's R2 as miniflare has it, always there. It checks signatures and honours conditions. */
  R2: { buckets: [bucket, overwriting], isAtomic: true, start: startR2 },
  /** npm's s3rver. It checks signatures and ignores conditions. */
  s3rver: { buckets: [bucket], isAtomic: false, start: startS3rver },
  /** Python's moto[server]. It honours conditions, for one writer at a time, and takes any signature. */
  moto: { buckets: [bucket], isAtomic: false, start: startMoto },
};

async function startR2(): Promise<RunningServer> {
  const buckets = [bucket, overwriting];
  const source = readFileSync(join(import.meta.dirname, 'r2-worker.ts'), 'utf8');
  const worker = new Miniflare({
    modules: true,
    script: `${stripTypeScriptTypes(source)}\nexport default { fetch: answerRequest };`,
    compatibilityDate: '2026-07-30',
    compatibilityFlags: ['nodejs_compat'],
    r2Buckets: buckets,
    bindings: { BUCKETS: buckets, OVERWRITING: overwriting, SECRET: credentials.secretAccessKey },
    // It would be fetched from elsewhere.
    cf: false,
  });
  const { origin } = await worker.ready;
  return { endpoint: origin, stop: () => worker.dispose() };
}

async function startS3rver(): Promise<RunningServer | undefined> {
  const program = findProgram('s3rver');
  if (!program) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'shop-s3rver-'));
  const port = await freePort();
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '--silent'];
  const stop = await startProgram(program, [...options, '--configure-bucket', bucket], /listening on/);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}

async function startMoto(): Promise<RunningServer | undefined> {
  const program = findProgram('moto_server');
  if (!program) return undefined;
  const port = await freePort();
  const stop = await startProgram(program, ['-H', '127.0.0.1', '-p', String(port)], /Running on/);
  const endpoint = `http://127.0.0.1:${port}`;
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  return { endpoint, stop };
}

/** Where a program stands on `PATH`. */
function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Starts a program and waits for the line that says it serves. Returns what stops it. */
function startProgram(program: string, args: readonly string[], ready: RegExp): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const stop = async () => {
      child.kill();
      await ended;
    };
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (ready.test(line)) resolve(stop);
      });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${program} ended before it was ready:\n${lines.join('\n')}`)));
  });
}
