import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { probeKey } from '../../log/release-log.ts';
import type { S3StoreSettings } from '../s3-store.ts';

export interface S3Server {
  readonly name: string;
  readonly endpoint: string;
  readonly buckets: readonly string[];
  /** Whether of many who create a file at once one does. */
  readonly isAtomic: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3Servers {
  readonly servers: readonly S3Server[];
  /** Names of those that are not installed. */
  readonly absent: readonly string[];
  stop(): Promise<void>;
}

const checkout = dirname(dirname(dirname(import.meta.dirname)));

/** Starts the servers of `delivery/s3-servers` that are installed here, or the one with that name. */
export async function startS3Servers(name?: string): Promise<S3Servers> {
  const command = ['--disable-warning=ExperimentalWarning', join(checkout, 'scripts/own-package.ts')];
  const args = ['s3-servers', ...(name ? [name] : []), '--exit-with-parent'];
  const child = spawn(process.execPath, [...command, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const servers: S3Server[] = [];
  const absent: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'server') servers.push(JSON.parse(rest.join(' ')) as S3Server);
    if (word === 'absent') absent.push(rest.join(' '));
    if (word !== 'ready') continue;
    return {
      servers,
      absent,
      async stop() {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error('The S3 servers ended before they were ready, see above.');
}

/** Settings for a store of its own on a server, with times for tests. */
export function settingsFor({ endpoint, buckets, accessKeyId, secretAccessKey }: S3Server): S3StoreSettings {
  return {
    endpoint,
    bucket: buckets[0] ?? '',
    prefix: `${randomUUID()}/`,
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey,
    probe: probeKey,
    timeout: 10_000,
    pauses: [5, 20],
    // So that a list has several pages.
    pageSize: 10,
  };
}
