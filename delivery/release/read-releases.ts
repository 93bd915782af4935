import type * as v from 'valibot';
import { inParallel } from '../store/in-parallel.ts';
import { parseJson, UnreadableFile } from '../store/parse-json.ts';
import type { Store } from '../store/store.ts';
import {
  keys,
  PinnedEmbedSchema,
  pinnedFolder,
  PublishedReleaseSchema,
  recordFolder,
  vetoFolder,
  VetoSchema,
  type PinnedEmbed,
  type PublishedRelease,
  type Veto,
} from './release.ts';

/** Undefined when the version is not published. Throws `UnreadableFile`. */
export function readRelease(
  store: Store,
  app: string,
  version: string,
): Promise<PublishedRelease | undefined> {
  return read(store, keys.record(app, version), PublishedReleaseSchema);
}

/** Every published release, and what is wrong with records that cannot be read. */
export async function listReleases(store: Store): Promise<{
  readonly releases: readonly PublishedRelease[];
  readonly problems: readonly string[];
}> {
  const problems: string[] = [];
  const releases = await inParallel(await store.list(recordFolder), async (key) => {
    try {
      return await read(store, key, PublishedReleaseSchema);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.push(error.message);
      return undefined;
    }
  });
  return { releases: releases.filter((release) => release !== undefined), problems };
}

/** What is left of pruned releases. Throws `UnreadableFile`. */
export async function listPinnedEmbeds(store: Store): Promise<PinnedEmbed[]> {
  const pinned = await inParallel(await store.list(pinnedFolder), (key) =>
    read(store, key, PinnedEmbedSchema),
  );
  return pinned.filter((embed) => embed !== undefined);
}

/**
 * What serves a widget script by its version: of a published release, or of a pruned one whose script pages may name.
 * Undefined when there is none.
 */
export async function readPinnedEmbed(
  store: Store,
  app: string,
  version: string,
): Promise<PinnedEmbed | undefined> {
  const release = await readRelease(store, app, version);
  return (release && pinnedEmbedOf(release)) ?? read(store, keys.pinned(app, version), PinnedEmbedSchema);
}

/** The part of a release that its widgets need; undefined when it has none. */
export function pinnedEmbedOf(release: PublishedRelease): PinnedEmbed | undefined {
  if (release.kind === 'host' || !release.embed) return undefined;
  const { format, app, version, embed } = release;
  const files = Object.entries(release.files).filter(
    ([key]) => key.startsWith(keys.embed(app, version)) || key.startsWith(keys.vendor),
  );
  return { format, app, version, embed, files: Object.fromEntries(files) };
}

/** Vetoes by the name of the release, e.g. `blog@b3`. One that cannot be read is a veto all the same. */
export async function listVetoes(store: Store): Promise<ReadonlyMap<string, Veto | undefined>> {
  const vetoes = await inParallel(await store.list(vetoFolder), async (key) => {
    const name = key.slice(vetoFolder.length, -'.json'.length);
    return [name, await readVeto(store, key)] as const;
  });
  return new Map(vetoes);
}

async function readVeto(store: Store, key: string): Promise<Veto | undefined> {
  try {
    return await read(store, key, VetoSchema);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

async function read<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const body = await store.read(key);
  return body && parseJson(schema, body, key);
}
