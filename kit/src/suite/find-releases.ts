import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, releaseLog, type Build, type PublishedRelease, type Store } from '@shop/delivery';
import { UsageError } from '../cli/verb.ts';
import type { ReleaseSource } from './start-shop.ts';

/** The newest build of an area in a folder: `dist/<area>/<version>`, with its widgets; undefined when there is none. */
export function findBuild(folder: string, area: string): Build | undefined {
  const directory = newestIn(join(folder, 'dist', area));
  if (directory === undefined) return undefined;
  return {
    directory,
    embed: newestIn(join(folder, 'dist/embed', area)),
    vendor: newestIn(join(folder, 'dist/embed/vendor')),
  };
}

function newestIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const builds = readdirSync(folder).filter((name) => !name.includes('.draft-'));
  const time = (name: string) => statSync(join(folder, name)).mtimeMs;
  const [newest] = builds.toSorted((one, other) => time(other) - time(one));
  return newest === undefined ? undefined : join(folder, newest);
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
