import {
  listReleases,
  releaseLog,
  type PublishedRelease,
  type ReleaseFacts,
  type Store,
} from '@shop/delivery';
import { BootSchema, type BootRecord } from '@shop/shared/contracts';
import { ProviderProfileSchema } from '@shop/shared/contracts/provider-profile';
import * as v from 'valibot';
import { UsageError } from '../cli/verb.ts';
import type { ReleaseSource, ShopSettings } from './start-shop.ts';

/** A shop as its documents tell of it. */
export interface DeployedShop {
  readonly settings: ShopSettings & { readonly provider: { readonly apiBase: string } };
  /** Its areas and their paths. */
  readonly areas: readonly ReleaseFacts[];
}

/** Reads the site, the provider and the areas' paths from a document of a shop. Throws `UsageError`. */
export async function readDeployedShop(address: string): Promise<DeployedShop> {
  const html = await fetch(address).then(
    (response) => response.text(),
    (cause: unknown) => {
      throw new UsageError(`${address} does not answer: ${String(cause)}`, { cause });
    },
  );
  const text = /<script[^>]* id="shop-boot"[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const boot = JSON.parse(text) as BootRecord;
  if (!v.is(BootSchema, boot))
    throw new UsageError(`${address} is no shop: its document has no boot record.`);
  const { site, provider, discovery } = boot;
  const { apiBase, backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths } = provider;
  const profile = { apiBase, backendHost, tenantHeader, loginField, idempotencyHeader, paging, paths };
  const settings = { site, provider: { ...v.parse(ProviderProfileSchema, profile), apiBase } };
  const areas = Object.entries(discovery.microFrontends).flatMap(([app, [version]]) =>
    version ? [{ app, version: version.metadata.version, ...factsIn(version.extras) }] : [],
  );
  return { settings, areas };
}

function factsIn({ requires, routes }: { readonly requires: string; readonly routes: readonly string[] }) {
  return { requires, routes, elements: [] };
}

/** Of a store: the host that is the default, the one before it, and the default's areas but for one. */
export async function findReleases(
  store: Store,
  area: string,
): Promise<{ readonly hosts: ReleaseSource[]; readonly others: ReleaseSource[] }> {
  const entry = await releaseLog(store).newest();
  const { releases } = await listReleases(store);
  const find = (app: string, version: string | undefined): PublishedRelease | undefined =>
    releases.find((release) => release.app === app && release.version === version);
  const host = releases.find(({ kind, app, version }) => kind === 'host' && entry?.default[app] === version);
  if (!entry || !host) throw new UsageError('The store has no host that is the default.');
  const hosts = [host, find(host.app, entry.before[host.app]?.[0])];
  const others = Object.entries(entry.default)
    .filter(([app]) => app !== host.app && app !== area)
    .map(([app, version]) => find(app, version));
  const stored = (found: readonly (PublishedRelease | undefined)[]) =>
    found.flatMap((release) => (release ? [{ store, release }] : []));
  return { hosts: stored(hosts), others: stored(others) };
}
