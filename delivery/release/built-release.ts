import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../store/parse-json.ts';
import { integrityOf, PublishRefused, readListedFiles, type BuiltFile } from './file-list.ts';
import { keys } from './keys.ts';
import { ownershipFault } from './ownership.ts';
import { AreaBuildSchema, HostBuildSchema, releaseFormat, type PublishedRelease } from './release.ts';

type Files = ReadonlyMap<string, BuiltFile>;

/** A build to publish: directories that `npm run build` has printed. */
export interface Build {
  /** `dist/<app>/<version>` */
  readonly directory: string;
  /** `dist/embed/<app>/<version>`; absent for the host, and for an area without widgets. */
  readonly embed?: string | undefined;
  /** `dist/embed/vendor/<version>`, what the widgets of all areas share. */
  readonly vendor?: string | undefined;
}

/** What a build becomes when it is published: its record, but for who, when and out of what, and its files. */
export interface BuiltRelease {
  readonly record: ReleaseContent;
  /** By key of the store. */
  readonly files: Files;
}

type Described<Release> = Release extends unknown ? Omit<Release, 'by' | 'commit' | 'at'> : never;
/** Of a record, what comes from the build. */
export type ReleaseContent = Described<PublishedRelease>;

/** Reads and checks a build. Throws `PublishRefused` and `UnreadableFile`, which name the file at fault. */
export function readBuild({ directory, embed, vendor }: Build): BuiltRelease {
  const own = readListedFiles(directory);
  const description = describe(own, directory);
  const { app, version } = description;
  const files = new Map<string, BuiltFile>();
  addFiles(files, own, (name) => ownKey(name, app, version));
  const widgets = embed === undefined ? undefined : readEmbed(embed, version);
  if (widgets) {
    addFiles(files, widgets.files, (name) => embedKey(name, app, version));
    if (vendor !== undefined) addFiles(files, readListedFiles(vendor), (name) => keys.vendor + name);
    requireLoaded(widgets.loaded, files, join(embed ?? '', 'embed.json'));
  } else requireNoWidgets(description);
  const integrities = Object.fromEntries([...files].map(([key, { integrity }]) => [key, integrity]));
  const common = { format: releaseFormat, app, version, files: integrities } as const;
  const record: ReleaseContent =
    description.kind === 'host'
      ? { ...common, kind: 'host', contracts: description.build.contracts, build: description.build }
      : { ...common, kind: 'area', build: description.build, ...(widgets && { embed: widgets.script }) };
  const fault = ownershipFault(record);
  if (fault !== undefined) throw new PublishRefused(`${directory}: ${fault}.`);
  return { record, files };
}

const NamedSchema = v.object({ name: v.optional(v.string()) });

type Description = ReturnType<typeof describe>;

function describe(files: Files, directory: string) {
  const body = fileOf(files, 'release.json', directory);
  const path = join(directory, 'release.json');
  if (parseJson(NamedSchema, body, path).name === undefined) {
    const build = parseJson(HostBuildSchema, body, path);
    return { kind: 'host', app: 'host', version: build.version, build } as const;
  }
  const build = parseJson(AreaBuildSchema, body, path);
  return { kind: 'area', app: build.name, version: build.version, build } as const;
}

/** A file below `/embed/`, and its integrity. */
const LoadedFile = v.tuple([v.string(), v.string()]);
const EmbedSchema = v.object({
  version: v.string(),
  loader: v.string(),
  integrity: v.string(),
  elements: LoadedFile,
  files: v.array(LoadedFile),
});

function readEmbed(directory: string, version: string) {
  const files = readListedFiles(directory);
  const path = join(directory, 'embed.json');
  const embed = parseJson(EmbedSchema, fileOf(files, 'embed.json', directory), path);
  if (embed.version !== version)
    throw new PublishRefused(`${path} is of version ${embed.version}, and the area of version ${version}.`);
  const { loader, integrity, elements } = embed;
  return { script: { loader, integrity }, loaded: [elements, ...embed.files], files };
}

function requireNoWidgets(description: Description): void {
  if (description.kind === 'host') return;
  const tags = Object.keys(description.build.elements).map((tag) => `<${tag}>`);
  if (tags.length > 0)
    throw new PublishRefused(`${description.app} has widgets, ${tags.join(', ')}: name their build, too.`);
}

/** Throws where a widget script would load what is not published with it, or a file of another content. */
function requireLoaded(loaded: readonly (readonly [string, string])[], files: Files, path: string): void {
  for (const [name, integrity] of loaded) {
    const body = files.get(`public/embed/${name}`)?.body;
    if (!body) throw new PublishRefused(`${path} names ${name}, which is in none of the given directories.`);
    if (integrityOf(body, integrity.split('-')[0]) !== integrity)
      throw new PublishRefused(`${path} names ${name} with other content.`);
  }
}

function fileOf(files: Files, name: string, directory: string) {
  const file = files.get(name);
  if (!file) throw new PublishRefused(`${join(directory, name)} is missing. Build it again.`);
  return file.body;
}

/** What only edges read of a storefront build, beside server output. */
const edgeFiles = ['styles.json', 'document.html', 'critical.css'];

function ownKey(name: string, app: string, version: string): string | undefined {
  const original = withoutCoding(name);
  if (original === 'release.json') return undefined;
  if (!edgeFiles.includes(original) && !name.startsWith('server/')) return keys.files(app, version) + name;
  return original === name ? keys.private(app, version) + name : undefined;
}

function embedKey(name: string, app: string, version: string): string | undefined {
  const original = withoutCoding(name);
  if (original !== 'embed.json' && original !== 'styles.json') return keys.embed(app, version) + name;
  return original === name ? `${keys.private(app, version)}embed/${name}` : undefined;
}

/** @param keyOf undefined for a file that does not go into the store */
function addFiles(
  placed: Map<string, BuiltFile>,
  files: Files,
  keyOf: (name: string) => string | undefined,
): void {
  for (const [name, file] of files) {
    const key = keyOf(name);
    if (key !== undefined) placed.set(key, file);
  }
}

/** The name of the file that a compressed copy is of, or of the file itself. */
export function withoutCoding(name: string): string {
  return name.replace(/\.(?:br|gz)$/, '');
}
