import { integrityOf } from '../release/file-list.ts';
import { listReleases } from '../release/read-releases.ts';
import { releaseLog } from '../log/release-log.ts';
import type { Store } from '../store/store.ts';

/** Every file of a store, by key, with its integrity. @param prefix of the keys */
export async function contentsOf(store: Store, prefix = ''): Promise<Readonly<Record<string, string>>> {
  const keys = await store.list(prefix);
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await integrityIn(store, key)])));
}

/** What is wrong with a store: files of published releases that are missing or altered, an unreadable record or log. */
export async function faultsOf(store: Store): Promise<string[]> {
  const { releases, problems } = await listReleases(store);
  const faults = [...problems];
  for (const { app, version, files } of releases)
    for (const [key, integrity] of Object.entries(files))
      if ((await integrityIn(store, key)) !== integrity) faults.push(`${app}@${version}: ${key}`);
  const published = new Set(releases.map(({ app, version }) => `${app}@${version}`));
  const entries = (await releaseLog(store).last(Number.MAX_SAFE_INTEGER)).toReversed();
  for (const [index, entry] of entries.entries()) {
    if (entry.n !== index + 1) faults.push(`the log has ${entry.n} in place of ${index + 1}`);
    for (const [app, version] of Object.entries(entry.default))
      if (!published.has(`${app}@${version}`)) faults.push(`entry ${entry.n} names ${app}@${version}`);
  }
  return faults;
}

async function integrityIn(store: Store, key: string): Promise<string> {
  const body = await store.read(key);
  return body ? integrityOf(body) : 'missing';
}

/** A store in memory, for tests of what stands in a store. */
export function memoryStore(): Store {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (key) => files.get(key),
    create: async (key, body) => {
      if (files.has(key)) return false;
      files.set(key, new Uint8Array(body));
      return true;
    },
    list: async (prefix, after = '') =>
      [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort(),
    remove: async (key) => {
      files.delete(key);
    },
  };
}
