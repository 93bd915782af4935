import { keys, type PublishedRelease } from '@shop/delivery';
import * as v from 'valibot';
import { StyleRecordSchema, type StyleRecord } from '../render/settings.ts';
import { HostReleaseSchema, type EdgeConfig, type EdgeSettings, type Files } from './edge-config.ts';

/** Versions by app name. */
export type Versions = Readonly<Record<string, string>>;

/** A set's name: it has no other. */
export function setKey(versions: Versions): string {
  return Object.entries(versions)
    .map(([app, version]) => `${app}@${version}`)
    .toSorted()
    .join(' ');
}

/** The same of a set that is loaded. */
export function setNameOf({ host, areas }: Pick<EdgeConfig, 'host' | 'areas'>): string {
  const versions = [...areas].map(([name, { version }]) => [name, version]);
  return setKey({ ...Object.fromEntries(versions), host: host.version });
}

/** Where a set is read from. */
export interface ReleaseReader {
  record(app: string, version: string): Promise<PublishedRelease | undefined>;
  text(release: PublishedRelease, key: string): Promise<string>;
  readonly served: Files;
}

/** A release of a set cannot be used. */
export class ReleaseUnusable extends Error {
  override readonly name = 'ReleaseUnusable';
  readonly app: string;

  constructor(app: string, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.app = app;
  }
}

/** The code of a release cannot be used on a server; browsers may render its pages. */
export class CodeUnusable extends ReleaseUnusable {}

/** Releases of a set do not go together; beside others, each may be used. */
export class ReleasesMisfit extends ReleaseUnusable {
  /** All that are concerned; `app`, the first, is the one to try otherwise. */
  readonly apps: readonly string[];

  constructor(apps: readonly string[], reason: string) {
    super(apps[0] ?? 'host', reason);
    this.apps = apps;
  }
}

interface SetOptions {
  readonly settings: EdgeSettings;
  readonly releases: ReleaseReader;
  readonly versions: Versions;
  /** Earlier versions by app, the newest first: browsers fall back to the first of an area. */
  readonly before?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that an edge serves of a set. Throws a `ReleaseUnusable` that names the app. */
export async function loadSet({
  settings,
  releases,
  versions,
  before = {},
}: SetOptions): Promise<EdgeConfig> {
  const records = await readRecords(releases, versions);
  const host = records.get('host');
  if (host?.kind !== 'host') throw new ReleaseUnusable('host', 'no version of the host is released');
  const areas = [...records.values()].filter((record) => record.kind === 'area');
  const hostText = (file: string) => nameApp(host.app, () => readText(releases, host, file));
  const build = await nameApp(host.app, () => v.parse(HostReleaseSchema, host.build));
  return {
    ...settings,
    host: build,
    template: await hostText(build.document),
    criticalCss: await hostText(build.criticalCss),
    areas: new Map(areas.map((area) => [area.app, area.build])),
    fallbacks: await earlierAreas(releases, before),
    embeds: new Map(
      areas.flatMap(({ app, version, embed }) => (embed ? [[app, { version, loader: embed.loader }]] : [])),
    ),
    styles: new Map(
      await Promise.all(
        [...records.values()].map(
          async (record) =>
            [record.app, await nameApp(record.app, () => stylesOf(releases, record))] as const,
        ),
      ),
    ),
    files: releases.served,
  };
}

/** The records of a set, by app. Throws a `ReleaseUnusable` that names the app. */
export async function readRecords(
  releases: Pick<ReleaseReader, 'record'>,
  versions: Versions,
): Promise<ReadonlyMap<string, PublishedRelease>> {
  const read = async ([app, version]: readonly [string, string]) => {
    const record = await nameApp(app, () => releases.record(app, version));
    if (!record) throw new ReleaseUnusable(app, 'it is not published');
    return [app, record] as const;
  };
  return new Map(await Promise.all(Object.entries(versions).map(read)));
}

/** Characters of a text that documents have; builds have 50,000. Everybody waits a quarter of a second for each million. */
const mostCharacters = 300_000;

async function readText(releases: ReleaseReader, record: PublishedRelease, file: string): Promise<string> {
  const { app, version } = record;
  const text = await releases.text(record, keys.private(app, version) + file);
  if (text.length > mostCharacters)
    throw new ReleaseUnusable(app, `${file} has more than ${mostCharacters} characters`);
  return text;
}

/** A release without styles has no such file. */
async function stylesOf(releases: ReleaseReader, record: PublishedRelease): Promise<StyleRecord> {
  const file = 'styles.json';
  if (!(keys.private(record.app, record.version) + file in record.files)) return {};
  return v.parse(StyleRecordSchema, JSON.parse(await readText(releases, record, file)));
}

async function earlierAreas(
  releases: ReleaseReader,
  before: NonNullable<SetOptions['before']>,
): Promise<NonNullable<EdgeConfig['fallbacks']>> {
  const found = await Promise.all(
    Object.entries(before).map(async ([app, [version]]) => {
      if (version === undefined) return [];
      // An earlier release that is gone or damaged is nothing to fall back to.
      const record = await releases.record(app, version).catch(() => undefined);
      return record?.kind === 'area' ? [[app, record.build] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** What says that a release is unusable; all else, such as a store that does not answer, is not the release's fault. */
const releaseFaults = new Set(['ReleaseDamaged', 'ReleaseUnusable', 'ValiError', 'SyntaxError']);

/** Throws what says that a release is unusable with the name of its app. */
export async function nameApp<Result>(app: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !releaseFaults.has(error.name)) throw error;
    throw new ReleaseUnusable(app, error.message, error);
  }
}
