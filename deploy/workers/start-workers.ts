import { directoryStore, openStore, type Store } from '@shop/delivery';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { checkout } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { buildSet } from './build-set.ts';
import { buildWorkers } from './build-workers.ts';
import { compatibility } from './worker/cloudflare.ts';

export interface WorkersOptions {
  readonly port: number;
  readonly host: string;
  /** Directory of a release store, whose files the bucket has from the start. */
  readonly store: string;
  /** Whether sets are loaded; else one worker has the set that the store names at the start. */
  readonly isLoading: boolean;
  /** Settings of docs/deploying.md, as bindings. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface RunningWorkers {
  /** What the release command needs for the bucket, `s3://releases`. */
  readonly storeEnvironment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const bucket = 'releases';

/** Runs the gateway in workerd on this machine. Its bucket is written by the S3 protocol, as R2 is from elsewhere. */
export async function startWorkers(options: WorkersOptions): Promise<RunningWorkers> {
  const { port, host, store, isLoading, settings } = options;
  const releases = directoryStore(store);
  const renderer = isLoading ? undefined : deployedRenderer(await buildSet(releases));
  const s3Port = await freePort();
  const secret = 'known-to-this-machine';
  const workers = new Miniflare({
    // It would be fetched from elsewhere.
    cf: false,
    workers: [
      { ...(await gateway(settings, { host, port })), ...rendererBinding(isLoading) },
      s3Server(s3Port, secret),
      ...(renderer ? [renderer] : []),
    ],
  });
  await workers.ready;
  const storeEnvironment = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3Port}`,
    AWS_ACCESS_KEY_ID: 'workers',
    AWS_SECRET_ACCESS_KEY: secret,
  };
  await copyMissing(releases, await openStore(`s3://${bucket}`, storeEnvironment));
  return { storeEnvironment, stop: () => workers.dispose() };
}

/** On a socket of its own: miniflare's own proxy would encode its answers again. */
async function gateway(
  settings: WorkersOptions['settings'],
  socket: Pick<WorkersOptions, 'host' | 'port'>,
): Promise<WorkerOptions> {
  const built = await buildWorkers();
  return {
    name: 'gateway',
    ...compatibility,
    modules: [
      { type: 'ESModule', path: 'gateway.js', contents: built['gateway.js'] },
      { type: 'Text', path: 'renderer.txt', contents: built['renderer.txt'] },
    ],
    r2Buckets: { RELEASES: bucket },
    bindings: settings,
    unsafeDirectSockets: [socket],
  };
}

/** What the gateway renders by: a loader, or the worker that is deployed. */
function rendererBinding(isLoading: boolean): Partial<WorkerOptions> {
  return isLoading ? { workerLoaders: { LOADER: {} } } : { serviceBindings: { RENDERER: 'renderer' } };
}

function deployedRenderer(contents: string): WorkerOptions {
  return { name: 'renderer', ...compatibility, modules: [{ type: 'ESModule', path: 'set.js', contents }] };
}

/** The server of the store's tests, in front of the gateway's bucket. */
function s3Server(port: number, secret: string): WorkerOptions {
  const source = readFileSync(join(checkout, 'delivery/s3-servers/r2-worker.ts'), 'utf8');
  return {
    name: 's3',
    ...compatibility,
    modules: true,
    script: `${stripTypeScriptTypes(source)}\nexport default { fetch: answerRequest };`,
    r2Buckets: [bucket],
    bindings: { BUCKETS: [bucket], OVERWRITING: '', SECRET: secret },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
}

/** Brings what one store has and the other has not; the log last, so that it names nothing that is not there. */
async function copyMissing(from: Store, to: Store): Promise<void> {
  const present = new Set(await to.list(''));
  const missing = (await from.list('')).filter((key) => !present.has(key));
  const isLog = (key: string) => key.startsWith('log/');
  const copy = async (key: string) => to.create(key, (await from.read(key)) ?? new Uint8Array());
  const files = missing.filter((key) => !isLog(key));
  for (let at = 0; at < files.length; at += 32) await Promise.all(files.slice(at, at + 32).map(copy));
  for (const key of missing.filter(isLog)) await copy(key);
}
