import * as v from 'valibot';
import type { LogEntry } from '../log/log-entry.ts';
import { releaseLog } from '../log/release-log.ts';
import { nameOf } from '../moves/fits.ts';
import { inParallel } from '../store/in-parallel.ts';
import { parseJson } from '../store/parse-json.ts';
import type { Store } from '../store/store.ts';
import { PublishRefused } from './file-list.ts';
import { begunFolder, keys } from './keys.ts';
import { listPinnedEmbeds, listReleases, pinnedEmbedOf } from './read-releases.ts';
import type { PinnedEmbed, PublishedRelease } from './release.ts';

/** Days for which a release stays after it was published, and after it was last served. */
const retentionDays = 30;
/** Hours after which publishing that was not completed counts as interrupted. */
const publishingHours = 24;

interface Removal {
  readonly app: string;
  readonly version: string;
  readonly reason: string;
  readonly files: readonly string[];
  /** Its widget script, which stays. */
  readonly pinned?: PinnedEmbed | undefined;
}

export interface PrunePlan {
  readonly removals: readonly Removal[];
  /** Shared files of widgets that no release loads any more. */
  readonly vendor: readonly string[];
  /** Names of versions that are being published; shared files stay as long as there are some. */
  readonly publishing: readonly string[];
}

/** What is not needed any more at a time; nothing is changed. Throws when a record cannot be read. */
export async function planPrune(store: Store, now: Date): Promise<PrunePlan> {
  const { releases, problems } = await listReleases(store);
  if (problems.length > 0)
    throw new PublishRefused(`Nothing can be pruned while a record cannot be read:\n${problems.join('\n')}`);
  const history = await readHistory(store, now);
  const isOld = (at: string) => daysBetween(at, now) > retentionDays;
  const old = releases.filter((release) => isOld(release.at) && !history.used.has(nameOf(release)));
  const removals = old.map((release) => removalOf(release, history.defaults.has(nameOf(release)), now));
  const pinned = await listPinnedEmbeds(store);
  const begun = await unfinished(store, releases, pinned, now);
  const kept = [
    ...releases.filter((release) => !old.includes(release)),
    ...pinned,
    ...removals.flatMap((removal) => removal.pinned ?? []),
  ];
  return {
    removals: [...removals, ...begun.interrupted],
    vendor: begun.publishing.length > 0 ? [] : await unnamedVendorFiles(store, kept),
    publishing: begun.publishing,
  };
}

/**
 * Removes what a plan names. The record goes before the files: a release that has one is complete, and pruning that was
 * interrupted is completed by the next.
 */
export async function prune(store: Store, { removals, vendor }: PrunePlan): Promise<void> {
  for (const { app, version, files, pinned } of removals) {
    if (pinned) await store.create(keys.pinned(app, version), encode(pinned));
    await store.remove(keys.record(app, version));
    await inParallel(files, (key) => store.remove(key));
    await store.remove(keys.begun(app, version));
  }
  await inParallel(vendor, (key) => store.remove(key));
}

/** Names of the releases that were served lately or are the way back, and of those that were ever the default. */
async function readHistory(store: Store, now: Date) {
  const entries = await releaseLog(store).last(Number.MAX_SAFE_INTEGER);
  const [newest] = entries;
  // An entry is in force until the one after it.
  const isLate = (index: number) =>
    daysBetween(entries[index - 1]?.at ?? now.toISOString(), now) <= retentionDays;
  const wayBack = Object.entries(newest?.before ?? {}).flatMap(([app, [version]]) =>
    version === undefined ? [] : [nameOf({ app, version })],
  );
  const used = entries.filter((_, index) => isLate(index)).flatMap(servedBy);
  return { used: new Set([...used, ...wayBack]), defaults: new Set(entries.flatMap(defaultsOf)) };
}

function defaultsOf(entry: LogEntry): string[] {
  return Object.entries(entry.default).map(([app, version]) => nameOf({ app, version }));
}

function servedBy(entry: LogEntry): string[] {
  return [...defaultsOf(entry), ...entry.canaries.map(nameOf)];
}

function removalOf(release: PublishedRelease, wasDefault: boolean, now: Date): Removal {
  const { app, version } = release;
  const pinned = wasDefault ? pinnedEmbedOf(release) : undefined;
  const files = Object.keys(release.files).filter(
    (key) => !key.startsWith(keys.vendor) && !pinned?.files[key],
  );
  const days = Math.floor(daysBetween(release.at, now));
  const use = wasDefault ? `not served for ${retentionDays} days` : 'never the default';
  return { app, version, reason: `published ${days} days ago, ${use}`, files, pinned };
}

const BegunSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

/** Versions with files and without a record: of publishing, or of pruning, that goes on or was interrupted. */
async function unfinished(
  store: Store,
  releases: readonly PublishedRelease[],
  pinned: readonly PinnedEmbed[],
  now: Date,
) {
  const published = new Set(releases.map(nameOf));
  // A note of any other name, such as `blog@b3@x`, would name the files of another release.
  const names = (await store.list(begunFolder))
    .map((key) => key.slice(begunFolder.length, -'.json'.length))
    .filter((name) => /^[^@/]+@[^@/]+$/.test(name));
  const interrupted: Removal[] = [];
  const publishing: string[] = [];
  for (const name of names.filter((each) => !published.has(each))) {
    const [app = '', version = ''] = name.split('@');
    const body = await store.read(keys.begun(app, version));
    if (!body) continue;
    const { at } = parseJson(BegunSchema, body, keys.begun(app, version));
    if (daysBetween(at, now) * 24 <= publishingHours) publishing.push(name);
    else {
      const stays = pinned.find((embed) => nameOf(embed) === name)?.files ?? {};
      const files = (await filesOf(store, app, version)).filter((key) => !stays[key]);
      interrupted.push({ app, version, reason: `interrupted, begun ${at}`, files });
    }
  }
  return { interrupted, publishing };
}

async function filesOf(store: Store, app: string, version: string): Promise<string[]> {
  const folders = [keys.files(app, version), keys.embed(app, version), keys.private(app, version)];
  return (await Promise.all(folders.map((folder) => store.list(folder)))).flat();
}

async function unnamedVendorFiles(
  store: Store,
  kept: readonly { readonly files: Readonly<Record<string, string>> }[],
): Promise<string[]> {
  const named = new Set(kept.flatMap(({ files }) => Object.keys(files)));
  return (await store.list(keys.vendor)).filter((key) => !named.has(key));
}

function daysBetween(at: string, now: Date): number {
  return (now.getTime() - Date.parse(at)) / (24 * 60 * 60 * 1000);
}

function encode(content: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(content)}\n`);
}
