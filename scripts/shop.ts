import { directoryStore, factsOf, listReleases, makeMove, publishAll, releaseLog } from '@shop/delivery';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readProfile } from '../sandbox/profile.ts';
import { siteConfig } from '../sandbox/seed/shop.ts';
import { checkout, type Builds } from './build-all.ts';
import { freePort } from './free-port.ts';
import { startService, type Service } from '../build/start-service.ts';

export interface ShopOptions {
  /** What is published and promoted before the edge starts; none where the store has its releases already. */
  readonly builds?: Builds;
  /** Directory of the release store; one below `dataDir` unless given. */
  readonly store?: string;
  readonly port: number;
  /** Directory of the sandbox's database and of this shop's releases. */
  readonly dataDir: string;
  readonly onLine?: (line: string) => void;
}

interface EdgeOptions extends ShopOptions {
  /** What it runs on: Node unless `EDGE` says otherwise. */
  readonly runtime?: keyof typeof edgePrograms;
}

/** Programs with the same settings and the same output. That of Workers needs packages of its own. */
const edgePrograms = { node: 'edge/main.ts', workers: 'deploy/workers/main.ts' } as const;

const usualRuntime = () => (process.env['EDGE'] === 'workers' ? 'workers' : 'node');

interface SandboxOptions extends Omit<ShopOptions, 'builds' | 'store'> {
  /** Path of a provider profile that the sandbox follows. */
  readonly profile?: string | undefined;
  /** The shop with 3,000 products. */
  readonly big?: boolean;
  /** Whether its lists give the address of their next page; true unless given. */
  readonly hasNext?: boolean;
}

export interface Sandbox {
  /** Root of its API. */
  readonly apiBase: string;
  /** Settings of an edge in front of it. */
  readonly settings: Readonly<Record<'PROVIDER_IDEMPOTENCY_HEADER' | 'PAYMENT_ORIGINS', string>>;
  readonly pid: number;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface Edge {
  /** The storefront's origin. */
  readonly url: string;
  /** A page on another origin with widgets on it. */
  readonly embedDemoUrl: string;
  readonly pid: number;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** The API that the environment names, itself or by its profile; undefined where the sandbox is the provider. */
export function ownProviderApi(): string | undefined {
  const { PROVIDER_API, PROVIDER_PROFILE } = process.env;
  return PROVIDER_API || (PROVIDER_PROFILE && readProfile(PROVIDER_PROFILE).apiBase) || undefined;
}

/** Starts the provider for development; its database stays in `dataDir`. */
export async function startSandbox({
  dataDir,
  port,
  profile,
  big,
  hasNext = true,
  onLine,
}: SandboxOptions): Promise<Sandbox> {
  const { pid, address, lines, ended, stop } = await startService({
    name: 'sandbox',
    command: [
      join(checkout, 'sandbox/main.ts'),
      `--data=${join(dataDir, 'sandbox')}`,
      `--storefront-url=http://localhost:${port}`,
      ...(profile ? [`--profile=${profile}`] : []),
      ...(big ? ['--big'] : []),
      ...(hasNext ? [] : ['--no-next']),
    ],
    ready: /^sandbox ready (\S+)/,
    ...(onLine && { onLine }),
  });
  const paymentPage = lines.map((line) => /^payment page (\S+)/.exec(line)?.[1]).find(Boolean);
  const { idempotencyHeader = 'Idempotency-Key' } = profile ? readProfile(profile) : {};
  const settings = { PROVIDER_IDEMPOTENCY_HEADER: idempotencyHeader, PAYMENT_ORIGINS: paymentPage ?? '' };
  return { apiBase: address, settings, pid, ended, stop };
}

/**
 * Starts an edge that serves the given builds (of this checkout, or by absolute paths) in front of a provider.
 * @param env settings of docs/deploying.md
 */
export async function startEdge(
  {
    builds,
    dataDir,
    port,
    onLine,
    store = join(dataDir, `releases-${port}`),
    runtime = usualRuntime(),
  }: EdgeOptions,
  apiBase: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Edge> {
  if (builds) await release(builds, store);
  // Known before the edge listens, so that a payment of the page's widgets leads back to it.
  const demoPort = await freePort();
  const service: Service = await startService({
    name: 'edge',
    command: [join(checkout, edgePrograms[runtime])],
    ready: /^embed demo (\S+)/,
    env: {
      SITE_CONFIG: defaultSiteConfig(dataDir),
      // Tests and development are not measured unless they ask for it.
      FIELD_SHARE: process.env['FIELD_SHARE'] ?? '0',
      // A worker between page and edge would hide from tests and measurements what is sent.
      OFFLINE: 'off',
      ...env,
      EMBED_DEMO_PORT: String(demoPort),
      EMBED_ORIGINS: `${env['EMBED_ORIGINS'] ?? process.env['EMBED_ORIGINS'] ?? ''} http://localhost:${demoPort}`,
      PORT: String(port),
      PROVIDER_API: apiBase,
      RELEASE_STORE: store,
    },
    ...(onLine && { onLine }),
  });
  return {
    url: `http://localhost:${port}`,
    embedDemoUrl: service.address,
    pid: service.pid,
    ended: service.ended,
    stop: service.stop,
  };
}

/** The sandbox's own site configuration, for when none is given. */
export function defaultSiteConfig(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'site-config.json');
  writeFileSync(path, JSON.stringify(siteConfig, null, 1));
  return path;
}

/** Targets that are no area's. */
const otherTarget = /^(host|ordinary-host|one-bundle)$/;

/** Publishes builds into a store in a directory, and makes them the default. */
async function release(builds: Builds, directory: string): Promise<void> {
  const store = directoryStore(directory, { isDurable: false });
  const pathOf = (target: string) => {
    const path = builds[target];
    return path === undefined ? undefined : resolve(checkout, path);
  };
  const areas = Object.keys(builds).filter((name) => !name.includes('/') && !otherTarget.test(name));
  const toPublish = ['host', ...areas].map((app) => ({
    directory: pathOf(app) ?? '',
    embed: pathOf(`embed/${app}`),
    vendor: pathOf('embed/vendor'),
  }));
  const by = { by: 'npm start', commit: '', at: new Date() };
  const published = await publishAll(store, toPublish, by);
  const versions = Object.fromEntries(published.map(({ app, version }) => [app, version]));
  const log = releaseLog(store);
  const current = (await log.newest())?.default ?? {};
  if (Object.entries(versions).every(([app, version]) => current[app] === version)) return;
  await makeMove(log, { verb: 'promote', versions }, async () => ({
    ...by,
    releases: (await listReleases(store)).releases.map(factsOf),
    vetoes: new Set(),
  }));
}
