import {
  directoryStore,
  factsOf,
  keys,
  listReleases,
  makeMove,
  MoveRefused,
  publishAll,
  PublishRefused,
  releaseLog,
  UnreadableFile,
  type Build,
  type PublishedRelease,
  type Store,
} from '@shop/delivery';
import type { ProviderProfile } from '@shop/shared/contracts/provider-profile';
import type { SiteConfigRecord } from '@shop/shared/contracts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startService } from '../../../build/start-service.ts';

/** A release to check with: a build, or one that a store has. */
export type ReleaseSource = Build | { readonly store: Store; readonly release: PublishedRelease };

/** What is served together. */
export interface ReleaseSet {
  readonly host: ReleaseSource;
  readonly others: readonly ReleaseSource[];
  readonly area: Build;
}

/** Whose shop it is, and where its data comes from. */
export interface ShopSettings {
  readonly site: SiteConfigRecord;
  /** With the API that edges and browsers call. */
  readonly provider: ProviderProfile;
}

/** A set cannot be served; the message says why. */
export class SetRefused extends Error {
  override readonly name = 'SetRefused';
}

/** A set in a store in a directory. */
export interface StoredSet {
  readonly releases: readonly PublishedRelease[];
  /** Settings of an edge that serves it: every page is rendered, for every visit, however busy the machine is. */
  readonly env: Readonly<Record<string, string>>;
}

/** Publishes and promotes a set, as a shop does. Throws `SetRefused`. @param directory an empty one */
export async function storeSet(
  { host, others, area }: ReleaseSet,
  { site, provider }: ShopSettings,
  directory: string,
): Promise<StoredSet> {
  const address = join(directory, 'store');
  mkdirSync(address, { recursive: true });
  const [siteConfig, profile] = [join(directory, 'site.json'), join(directory, 'provider.json')];
  writeFileSync(siteConfig, JSON.stringify(site));
  writeFileSync(profile, JSON.stringify(provider));
  const store = directoryStore(address, { isDurable: false });
  try {
    await publishSet(store, [host, ...others, area]);
  } catch (error) {
    const isRefused = [PublishRefused, MoveRefused, UnreadableFile].some((kind) => error instanceof kind);
    if (isRefused && error instanceof Error) throw new SetRefused(error.message, { cause: error });
    throw error;
  }
  const { releases } = await listReleases(store);
  const env = {
    RELEASE_STORE: address,
    SITE_CONFIG: siteConfig,
    PROVIDER_PROFILE: profile,
    PORT: '0',
    CANARY_JUDGE: 'off',
    FIELD_SHARE: '0',
    RENDER: 'on',
    RENDER_CACHE: '0',
    RENDER_BUDGET: '20000',
    RENDER_DEFERRED_TIMEOUT: '10000',
  };
  return { releases, env };
}

async function publishSet(store: Store, sources: readonly ReleaseSource[]): Promise<void> {
  const by = { by: 'area-kit test', commit: '', at: new Date() };
  const builds: Build[] = [];
  for (const source of sources)
    if ('store' in source) await copyRelease(source.store, store, source.release);
    else builds.push(source);
  await publishAll(store, builds, by);
  const { releases } = await listReleases(store);
  const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
  await makeMove(releaseLog(store), { verb: 'promote', versions }, async () => ({
    ...by,
    releases: releases.map(factsOf),
    vetoes: new Set(),
  }));
}

async function copyRelease(from: Store, to: Store, { app, version, files }: PublishedRelease): Promise<void> {
  for (const key of [...Object.keys(files), keys.record(app, version)]) {
    const body = await from.read(key);
    if (!body) throw new SetRefused(`The store has no ${key}.`);
    await to.create(key, body);
  }
}

/**
 * What programs of the suite have of the environment in which it was started: where temporary files go, and what Windows needs.
 * Settings of an edge (docs/deploying.md), proxies, credentials and Node's options are for other programs.
 */
export const inheritedVariables: readonly string[] = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

export interface CheckedEdge {
  readonly url: string;
  /** What it logged since the last call. */
  takeLog(): string[];
  stop(): Promise<void>;
}

/** Starts an edge of a set. @param env further settings */
export async function startEdge(
  { env: settings }: StoredSet,
  env: Readonly<Record<string, string>> = {},
): Promise<CheckedEdge> {
  let log: string[] = [];
  // In the kit it is compiled.
  const main = join(import.meta.dirname, `../../../edge/main${extname(import.meta.filename)}`);
  const { lines, stop } = await startService({
    name: 'edge',
    command: [main],
    ready: /^embed demo (\S+)/,
    // A worker between page and edge would hide what is sent.
    env: { OFFLINE: 'off', ...settings, ...env },
    inherited: inheritedVariables,
    onLine: (line) => void log.push(line),
  });
  const url = lines.map((line) => /^edge ready (\S+)/.exec(line)?.[1]).find(Boolean) ?? '';
  return {
    url,
    takeLog() {
      const taken = log.filter((line) => !/^(?:edge ready|embed demo) /.test(line));
      log = [];
      return taken;
    },
    stop,
  };
}
