import {
  FileIntegritySchema,
  ManifestFileSchema,
  SiteConfigSchema,
  type BootRecord,
  type ProviderSettings,
  type Release,
} from '@shop/shared/contracts';
import * as v from 'valibot';
import type { RenderSettings, StyleRecord } from '../render/settings.ts';
import type { PlatformCache } from '../render/text-cache.ts';
import type { Watcher } from '../watch/watcher.ts';

/** `release.json` of the shell. */
export const HostReleaseSchema = v.object({
  version: v.string(),
  /** Contract versions that it serves. */
  contracts: v.array(v.string()),
  entry: v.string(),
  /** `sha384-…` of the entry. */
  integrity: v.string(),
  integrityManifest: v.optional(ManifestFileSchema),
  files: FileIntegritySchema,
  /** What the entry imports statically. */
  preload: v.array(v.string()),
  /** Chunks that hydrate a rendered page. */
  rendered: v.array(v.string()),
  document: v.string(),
  criticalCss: v.string(),
  icon: v.string(),
  /** What the frame needs when there is no line: everything that its entry imports, and its own late parts. */
  offline: v.optional(v.array(v.string())),
  /** PNG icons by size, and the one that may be cut to any shape. */
  icons: v.optional(v.object({ '192': v.string(), '512': v.string(), maskable: v.string() })),
  /** Files by the names that the critical CSS gives them in `url(shop-font:…)`. */
  fonts: v.record(v.string(), v.string()),
  /** Module that renders pages; absent in a shell that only browsers render. */
  server: v.optional(v.string()),
  /** Modules that the server outputs of its set import, by specifier; it comes with `server`. */
  shared: v.optional(v.record(v.string(), v.object({ file: v.string(), version: v.string() }))),
});
export type HostRelease = v.InferOutput<typeof HostReleaseSchema>;

export type AreaRelease = Release;

/** An area's widget script: the loader that pages name, and the version of the files behind it. */
export interface EmbedRelease {
  readonly version: string;
  readonly loader: string;
}

/** The site configuration as it stands in the record, without anything else that the record may hold. */
export const SiteRecordSchema = v.object({
  ...SiteConfigSchema.pipe[0].entries,
  /** Where faults of security are reported: an e-mail address, or an address by https. */
  security_contact: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:mailto:)?[^\s@:/]+@[^\s@:/]+$|^https:\/\/\S+$/,
        'is no e-mail address, and no address by https',
      ),
    ),
  ),
});
export type SiteRecord = v.InferOutput<typeof SiteRecordSchema>;

/** Of which pages field data is sent; see docs/field-data.md. */
export interface FieldSettings {
  /** Above 0, and 1 for all. */
  readonly share: number;
  /** Only of visitors who have allowed to be measured. */
  readonly needsConsent: boolean;
}

/** What an operator sets, ready to use; the same for every set of releases. */
export interface EdgeSettings {
  readonly site: SiteRecord;
  readonly provider: ProviderSettings & { readonly backendHost: string };
  /** Public origin of the shop; each request's own when absent. */
  readonly siteUrl?: string | undefined;
  /** Hosts (`name:port`) that get documents beside that of `siteUrl` and this machine's own names. */
  readonly siteHosts?: readonly string[];
  /** Origins of payment pages that payments of widgets may open; none when absent. */
  readonly paymentOrigins?: readonly string[];
  /** Origins of pages with widgets to which shoppers return from a payment without being asked; none when absent. */
  readonly embedOrigins?: readonly string[];
  /** Origins of pictures beside the backend host; all by https when absent. */
  readonly pictureOrigins?: readonly string[] | undefined;
  /** Origins of frames beside players; all by https when absent. */
  readonly frameOrigins?: readonly string[] | undefined;
  /** Origins that serve an area in place of this edge, by area name. */
  readonly areaOrigins: Readonly<Record<string, string>>;
  /** How documents are compressed, in order of preference; gzip alone when absent. */
  readonly codings?: readonly Coding[];
  /** How texts are compressed that are made once for a release; `codings` when absent. */
  readonly releaseCodings?: readonly Coding[];
  /** Where rendered texts are cached; in memory when absent. */
  readonly platformCache?: PlatformCache;
  /** Undefined: every document is rendered in the browser. */
  readonly rendering?: RenderSettings | undefined;
  /** What visitors' numbers are signed with, so that reports of canaries count; one of the process alone when absent. */
  readonly reportSecret?: string | undefined;
  /** Pages whose field data is sent; undefined: none. */
  readonly field?: FieldSettings | undefined;
  /** Whether devices keep what they have opened, to show it without a line. */
  readonly offline?: boolean;
  /** Told of requests, renderings and failures; `consoleWatcher` unless given. */
  readonly watcher?: Watcher;
}

/** Everything that an edge serves of one set of releases. */
export interface EdgeConfig extends EdgeSettings {
  readonly host: HostRelease;
  /** Text of the shell's document template and of its critical CSS. */
  readonly template: string;
  readonly criticalCss: string;
  readonly areas: ReadonlyMap<string, AreaRelease>;
  /** Earlier releases of areas, to which browsers fall back, by area name. */
  readonly fallbacks?: ReadonlyMap<string, AreaRelease>;
  readonly embeds: ReadonlyMap<string, EmbedRelease>;
  /** Style texts by app name. */
  readonly styles: ReadonlyMap<string, StyleRecord>;
  /** Addresses (with a slash at the end) of apps whose files do not stand below `/releases`, by app name. */
  readonly bases?: Readonly<Record<string, string>>;
  readonly files: Files;
  /** Present while the pages of this set are compared with those of another: where pages report how they fared. */
  readonly canary?: BootRecord['canary'];
}

/** A content coding of the platform. */
export interface Coding {
  readonly name: 'br' | 'gzip';
  encode(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Built files by directory key: `releases/<app>/<version>`, `embed/<remote>/<version>`, `embed/vendor`. */
export interface Files {
  /**
   * The file in the best encoding that the client takes; undefined when there is no such file.
   * `file` is a relative path of plain names; the caller has checked that it has no `..`.
   */
  read(directory: string, file: string, acceptEncoding: string): Promise<StoredFile | undefined>;
}

export interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding?: 'br' | 'gzip';
}
