import { ReleaseSchema } from '@shop/shared/contracts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type EdgeConfig, EmbedReleaseSchema, HostReleaseSchema } from './edge-config.ts';
import { StyleRecordSchema, type StyleRecord } from '../render/settings.ts';
import { documentCodings, releaseCodings } from '../node/compress.ts';
import { nodeModules } from '../node/load-module.ts';
import { nodeFiles } from '../node/node-files.ts';
import { readJson, readText } from './read-setting.ts';
import {
  readRendering,
  readAreaOrigins,
  readEmbedOrigins,
  readProvider,
  readSite,
  readSiteUrl,
  type ProviderEnvironment,
} from './settings.ts';

export interface EdgeEnvironment extends ProviderEnvironment {
  /** Path of a JSON file with the directory of every build, absolute or counted from the checkout. */
  readonly releases: string;
  /** Path of the site configuration record. */
  readonly siteConfig: string;
  /** Public origin of the shop. */
  readonly siteUrl?: string | undefined;
  /** Origins of pages with widgets, with blanks between them. */
  readonly embedOrigins?: string | undefined;
  /** JSON: origins by area name. */
  readonly areaOrigins?: string | undefined;
  /** `off`: every page is rendered in the browser. */
  readonly render?: string | undefined;
  /** `0`: rendered documents are not cached. */
  readonly renderCache?: string | undefined;
  /** Milliseconds that rendering a page may take. */
  readonly renderBudget?: string | undefined;
  /** Milliseconds to wait for deferred data. */
  readonly renderDeferredTimeout?: string | undefined;
}

const checkout = resolve(import.meta.dirname, '../..');
const Directory = v.pipe(
  v.string(),
  v.transform((path) => resolve(checkout, path)),
);
const ReleaseListSchema = v.object({
  host: Directory,
  areas: v.record(v.string(), Directory),
  embeds: v.record(v.string(), Directory),
  vendor: Directory,
});

/** Reads releases and settings. Throws a `ConfigError`. */
export function loadConfig(environment: EdgeEnvironment): EdgeConfig {
  const { directories, styles, ...releases } = readReleases(environment.releases);
  return {
    site: readSite(environment.siteConfig),
    ...readProvider(environment),
    siteUrl: readSiteUrl(environment.siteUrl),
    embedOrigins: readEmbedOrigins(environment.embedOrigins),
    areaOrigins: readAreaOrigins(environment.areaOrigins),
    ...releases,
    codings: documentCodings,
    releaseCodings,
    rendering: readRendering(environment, styles, () => nodeModules(directories, releases.host)),
  };
}

function readReleases(path: string) {
  const list = readJson('RELEASES', path, ReleaseListSchema);
  const host = readManifest(list.host, 'release.json', HostReleaseSchema);
  const areas = readEach(list.areas, 'release.json', ReleaseSchema);
  const embeds = readEach(list.embeds, 'embed.json', EmbedReleaseSchema);
  const directories = new Map([
    [`releases/host/${host.version}`, list.host],
    ...[...areas].map(
      ([name, { version }]) => [`releases/${name}/${version}`, list.areas[name] ?? ''] as const,
    ),
    ...[...embeds].map(
      ([name, { version }]) => [`embed/${name}/${version}`, list.embeds[name] ?? ''] as const,
    ),
    ['embed/vendor', list.vendor],
  ]);
  const template = readTextOf(list.host, host.document);
  const criticalCss = readTextOf(list.host, host.criticalCss);
  const styles = readStyles({ ...list.areas, host: list.host });
  const files = nodeFiles(directories);
  return { host, areas, embeds, template, criticalCss, files, directories, styles };
}

function readEach<Output>(
  directories: Readonly<Record<string, string>>,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
): Map<string, Output> {
  const entries = Object.entries(directories);
  return new Map(entries.map(([name, directory]) => [name, readManifest(directory, file, schema)]));
}

function readStyles(directories: Readonly<Record<string, string>>): Map<string, StyleRecord> {
  // A release without styles has no such file.
  const entries = Object.entries(directories).filter(([, path]) => existsSync(join(path, 'styles.json')));
  return readEach(Object.fromEntries(entries), 'styles.json', StyleRecordSchema);
}

function readManifest<Output>(
  directory: string,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const path = join(directory, file);
  return readJson(path, path, schema);
}

function readTextOf(directory: string, file: string): string {
  const path = join(directory, file);
  return readText(path, path);
}
