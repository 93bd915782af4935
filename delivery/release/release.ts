import { ReleaseSchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { App, Version } from '../log/log-entry.ts';
import type { ReleaseFacts } from '../moves/fits.ts';
import { FileName } from './ownership.ts';

/** The form of release records that this source tree writes and reads; others are refused. */
export const releaseFormat = 1;

const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z\d+/]{64}$/, 'is no SHA-384'));

/** `sha256-…` of files by name, and the module that says them to browsers. */
const fileEntries = {
  integrityManifest: v.optional(v.object({ file: FileName, integrity: v.string() })),
  files: v.optional(v.record(FileName, v.string())),
};

/** What the build says of a shell. Edges read more of it. */
export const HostBuildSchema = v.looseObject({
  version: Version,
  /** Contract versions that it serves, e.g. `1.0`. */
  contracts: v.array(v.string()),
  ...fileEntries,
  entry: v.optional(FileName),
  preload: v.optional(v.array(FileName)),
  rendered: v.optional(v.array(FileName)),
  document: v.optional(FileName),
  criticalCss: v.optional(FileName),
  icon: v.optional(FileName),
  fonts: v.optional(v.record(v.string(), FileName)),
  server: v.optional(FileName),
  /** Modules that it brings to the areas of its set, by import specifier. */
  shared: v.optional(
    v.record(v.string(), v.looseObject({ version: v.string(), file: v.optional(FileName) })),
  ),
});

/** Files to preload: a page has ten. */
const PreloadSchema = v.pipe(v.array(FileName), v.maxLength(200, 'has more than 200 files'));

/** Characters of what the build says of an area. Documents have parts of it, and edges make texts of it for whoever asks. */
const mostCharacters = 100_000;

/** What the build says of an area. */
export const AreaBuildSchema = v.pipe(
  v.object({
    ...ReleaseSchema.entries,
    ...fileEntries,
    name: App,
    version: Version,
    entry: FileName,
    preload: PreloadSchema,
    pages: v.record(v.string(), PreloadSchema),
    rendered: v.optional(v.record(v.string(), PreloadSchema)),
  }),
  v.check(
    ({ files: _, ...said }) => JSON.stringify(said).length <= mostCharacters,
    `says more than ${mostCharacters} characters, without its files`,
  ),
);

/** A widget script: its file, relative to `keys.embed`, and `sha384-…`. */
const WidgetScriptSchema = v.object({ loader: FileName, integrity: Integrity });

const commonEntries = {
  format: v.literal(releaseFormat, `is no format that is known here: ${releaseFormat} is`),
  app: App,
  version: Version,
  /** Integrity of every file of the release, shared ones included, by its key in the store. */
  files: v.record(v.string(), Integrity),
  /** Who published it, as they say themselves. */
  by: v.string(),
  /** Commit of the sources; empty when unknown. */
  commit: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
};

/**
 * Record of a published release: what the log's moves and the edges need to know of it. It is written last. Whoever may
 * publish an app can write any record for it, so `parseRelease` reads them, which checks whose it is.
 */
export const PublishedReleaseSchema = v.variant('kind', [
  v.object({
    ...commonEntries,
    kind: v.literal('host'),
    /** Contract versions that it serves, e.g. `1.0`. */
    contracts: v.array(v.string()),
    /** `release.json` of the build. */
    build: HostBuildSchema,
  }),
  v.object({
    ...commonEntries,
    kind: v.literal('area'),
    /** `release.json` of the build. */
    build: AreaBuildSchema,
    /** Its widget script; absent for an area without widgets. */
    embed: v.optional(WidgetScriptSchema),
  }),
]);
export type PublishedRelease = v.InferOutput<typeof PublishedReleaseSchema>;

/**
 * What stays for good of a release whose other files are pruned: the widget script of a version that was the default, which
 * pages may name, and what it loads.
 */
export const PinnedEmbedSchema = v.object({
  format: commonEntries.format,
  app: App,
  version: Version,
  files: commonEntries.files,
  embed: WidgetScriptSchema,
});
export type PinnedEmbed = v.InferOutput<typeof PinnedEmbedSchema>;

/** That a canary has failed. */
export const VetoSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Which edge says so. */
  by: v.string(),
  /** For whoever reads the log. */
  reason: v.string(),
});
export type Veto = v.InferOutput<typeof VetoSchema>;

/** What decides whether a release fits into a set. */
export function factsOf(release: PublishedRelease): ReleaseFacts {
  const { app, version } = release;
  if (release.kind === 'host')
    return {
      app,
      version,
      contracts: release.contracts,
      shared: sharedVersions(release.build),
      routes: [],
      elements: [],
    };
  const { requires, sharedRanges, routes, elements } = release.build;
  return { app, version, requires, sharedRanges, routes, elements: Object.keys(elements) };
}

/** Versions of the modules that a host brings; undefined where its build does not say. */
export function sharedVersions({ shared }: v.InferOutput<typeof HostBuildSchema>) {
  if (!shared) return undefined;
  return Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
}
