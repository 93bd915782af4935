import { inParallel } from '../store/in-parallel.ts';
import { parseJson, UnreadableFile } from '../store/parse-json.ts';
import type { Store } from '../store/store.ts';
import { keys, mostBytes, pinnedFolder, recordFolder, vetoFolder } from './keys.ts';
import { ownershipFault, type OwnedRecord } from './ownership.ts';
import {
  PinnedEmbedSchema,
  PublishedReleaseSchema,
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
  return readAt(store, keys.record(app, version), parseRelease);
}

/** Every published release, and what is wrong with records that cannot be read. */
export async function listReleases(store: Store): Promise<{
  readonly releases: readonly PublishedRelease[];
  readonly problems: readonly string[];
}> {
  const problems: string[] = [];
  const releases = await inParallel(await store.list(recordFolder), async (key) => {
    try {
      return await readAt(store, key, parseRelease);
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
    readAt(store, key, parsePinnedEmbed),
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
  return (release && pinnedEmbedOf(release)) ?? readAt(store, keys.pinned(app, version), parsePinnedEmbed);
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
    return await readAt(store, key, (body) => parseJson(VetoSchema, body, key));
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

async function readAt<Output>(
  store: Store,
  key: string,
  parse: (body: Uint8Array, key: string) => Output,
): Promise<Output | undefined> {
  const body = await store.read(key, mostBytes.record);
  return body && parse(body, key);
}

/** The record that stands under a key. Throws `UnreadableFile`, for one that claims what is not its release's, too. */
export function parseRelease(body: Uint8Array, key: string): PublishedRelease {
  const release = parseJson(PublishedReleaseSchema, body, key);
  requireOwn(key, keys.record(release.app, release.version), release);
  return release;
}

/** The same of what is left of a pruned release. */
export function parsePinnedEmbed(body: Uint8Array, key: string): PinnedEmbed {
  const pinned = parseJson(PinnedEmbedSchema, body, key);
  requireOwn(key, keys.pinned(pinned.app, pinned.version), pinned);
  return pinned;
}

function requireOwn(key: string, own: string, record: OwnedRecord): void {
  if (key !== own) throw new UnreadableFile(`${key}: is the record of ${record.app}@${record.version}`);
  const fault = ownershipFault(record);
  if (fault !== undefined) throw new UnreadableFile(`${key}: ${fault}`);
}
