import { ReleaseSchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { App, Version } from '../log/log-entry.ts';
import type { ReleaseFacts } from '../moves/fits.ts';

/** The form of release records that this source tree writes and reads; others are refused. */
export const releaseFormat = 1;

const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z\d+/]{64}$/, 'is no SHA-384'));

/** What the build says of a shell. */
export const HostBuildSchema = v.looseObject({
  version: Version,
  /** Contract versions that it serves, e.g. `1.0`. */
  contracts: v.array(v.string()),
  server: v.optional(v.string()),
  /** Modules that it brings to the areas of its set, by import specifier. */
  shared: v.optional(v.record(v.string(), v.looseObject({ version: v.string() }))),
});

/** A widget script: its file, relative to `keys.embed`, and `sha384-…`. */
const WidgetScriptSchema = v.object({ loader: v.string(), integrity: Integrity });

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

/** Record of a published release: what the log's moves and the edges need to know of it. It is written last. */
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
    build: ReleaseSchema,
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

/** Keys of the store. What is below `public/` may be served by a CDN under the same path without it. */
export const keys = {
  /** Of a release's record. */
  record: (app: string, version: string) => `${recordFolder}${app}@${version}.json`,
  /** Of what the storefront loads. */
  files: (app: string, version: string) => `public/releases/${app}/${version}/`,
  /** Of what an area's widgets load. */
  embed: (app: string, version: string) => `public/embed/${app}/${version}/`,
  /** Of what the widgets of all areas share; the names contain a hash of the content. */
  vendor: 'public/embed/vendor/',
  /** Of what only edges read: server output, styles, the document's template. */
  private: (app: string, version: string) => `private/${app}/${version}/`,
  /** Of the note that publishing has begun: while there is no record, the files may be incomplete. */
  begun: (app: string, version: string) => `${begunFolder}${app}@${version}.json`,
  /** Of what stays of a pruned release. */
  pinned: (app: string, version: string) => `${pinnedFolder}${app}@${version}.json`,
  /** Of the record that a canary has failed. */
  veto: (app: string, version: string) => `${vetoFolder}${app}@${version}.json`,
};

export const recordFolder = 'releases/';
export const begunFolder = 'publishing/';
export const pinnedFolder = 'pinned/';
export const vetoFolder = 'vetoes/';

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
