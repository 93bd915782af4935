import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { servesArea } from '@shop/shared/contracts';
import { nameOf, unsatisfied } from '../moves/fits.ts';
import { inParallel } from '../store/in-parallel.ts';
import type { Store } from '../store/store.ts';
import {
  readBuild,
  withoutCoding,
  type Build,
  type BuiltRelease,
  type ReleaseContent,
} from './built-release.ts';
import { integrityOf, PublishRefused, type BuiltFile } from './file-list.ts';
import { keys, mostBytes } from './keys.ts';
import { listReleases, readRelease } from './read-releases.ts';
import { sharedVersions, type PublishedRelease } from './release.ts';

export interface PublishOptions {
  /** Who publishes, as they say themselves. */
  readonly by: string;
  /** Commit of the sources; empty when unknown. */
  readonly commit: string;
  readonly at: Date;
}

export interface Published {
  readonly app: string;
  readonly version: string;
  /** False when it was published already, with the same content: nothing was changed. */
  readonly isNew: boolean;
  /** How many files it has. */
  readonly files: number;
}

/**
 * Puts a build into the store; nobody is served it by that. The record comes last, so that a release that has one is
 * complete; publishing that was interrupted is completed by publishing again. Throws `PublishRefused` and `UnreadableFile`.
 */
export async function publish(store: Store, build: Build, options: PublishOptions): Promise<Published> {
  const [published] = await publishAll(store, [build], options);
  if (!published) throw new Error('Nothing was published.');
  return published;
}

/** Publishes several builds: all are checked before the first is published, and hosts come first. */
export async function publishAll(
  store: Store,
  builds: readonly Build[],
  options: PublishOptions,
): Promise<Published[]> {
  const read = builds.map(readBuild);
  for (const release of read) requireSmall(release, options);
  const hosts = read.filter(({ record }) => record.kind === 'host');
  const areas = read.filter(({ record }) => record.kind === 'area');
  await requireServed(store, hosts, areas);
  const published: Published[] = [];
  for (const release of [...hosts, ...areas]) published.push(await publishRelease(store, release, options));
  return published;
}

/** Throws for what nobody would read. */
function requireSmall({ record, files }: BuiltRelease, { by, commit, at }: PublishOptions): void {
  const sizes = Array.from(files, ([key, { body }]) => [key, body.byteLength, mostBytes.file] as const);
  const { app, version } = record;
  const { byteLength } = encode({ ...record, by, commit, at });
  const output = keys.private(app, version);
  const outputs = sizes.filter(([key]) => key.startsWith(output)).map(([, size]) => size);
  for (const [name, size, most] of [
    ...sizes,
    [output, outputs.reduce((sum, one) => sum + one, 0), mostBytes.output] as const,
    [keys.record(app, version), byteLength, mostBytes.record] as const,
  ])
    if (size > most)
      throw new PublishRefused(`${name} would have ${size} bytes. Nobody reads more than ${most}.`);
}

async function publishRelease(
  store: Store,
  { record, files }: BuiltRelease,
  { by, commit, at }: PublishOptions,
): Promise<Published> {
  const { app, version } = record;
  const result = { app, version, files: files.size };
  const earlier = await readRelease(store, app, version);
  if (earlier) {
    requireSame(earlier, record);
    return { ...result, isNew: false };
  }
  const signature = { by, commit, at: at.toISOString() };
  await store.create(keys.begun(app, version), encode(signature));
  const integrities = await inParallel(files, async ([key, file]) => [
    key,
    await createFile(store, key, file),
  ]);
  const whole = { ...record, ...signature, files: Object.fromEntries(integrities) as Record<string, string> };
  if (await store.create(keys.record(app, version), encode(whole))) return { ...result, isNew: true };
  const other = await readRelease(store, app, version);
  if (other) requireSame(other, record);
  return { ...result, isNew: false };
}

/** Throws unless a host that is published, or about to be, serves what each area asks for. */
async function requireServed(
  store: Store,
  published: readonly BuiltRelease[],
  areas: readonly BuiltRelease[],
): Promise<void> {
  if (areas.length === 0) return;
  const all = [...published.map(({ record }) => record), ...(await listReleases(store)).releases];
  const hosts = all.filter((release) => release.kind === 'host');
  for (const { record } of areas) {
    if (record.kind === 'host') continue;
    const refusal = contractRefusal(record, hosts) ?? sharedRefusal(record, hosts);
    if (refusal !== undefined) throw new PublishRefused(refusal);
  }
}

type Host = Extract<ReleaseContent, { readonly kind: 'host' }>;
type AreaRecord = Extract<ReleaseContent, { readonly kind: 'area' }>;

/** Why no host serves the contract that an area asks for. */
function contractRefusal({ app, version, build }: AreaRecord, hosts: readonly Host[]): string | undefined {
  const served = [...new Set(hosts.flatMap(({ contracts }) => contracts))];
  if (servesArea(build, served)) return undefined;
  return served.length === 0
    ? `No host is published yet: publish one first, or ${app} together with it.`
    : `${app}@${version} asks for contract ${build.requires}, and published hosts serve ${served.join(', ')}. ` +
        `Publish a host that serves it first.`;
}

/** Why no host brings the modules that an area imports of it, with what each host has of those that will not do. */
function sharedRefusal({ app, version, build }: AreaRecord, hosts: readonly Host[]): string | undefined {
  const asked = new Set<string>();
  const hostsByVersions = new Map<string, string[]>();
  for (const host of hosts) {
    const lacking = unsatisfied(build.sharedRanges, sharedVersions(host.build));
    if (lacking.length === 0) return undefined;
    for (const [name, range] of lacking) asked.add(`${name} ${range}`);
    const versions = lacking.map(([name, , brought]) => `${name} ${brought}`).join(' and ');
    hostsByVersions.set(versions, [...(hostsByVersions.get(versions) ?? []), nameOf(host)]);
  }
  const brought = [...hostsByVersions].map(([versions, names]) => `${names.join(', ')}: ${versions}`);
  return (
    `${app}@${version} asks for ${[...asked].join(' and ')}, and no published host brings that (${brought.join('; ')}). ` +
    'Build it with a kit whose versions one of them brings, or publish another host first.'
  );
}

/** Throws when a release of the same version has other content. Compressed copies may differ. */
function requireSame(earlier: PublishedRelease, record: ReleaseContent): void {
  const originals = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).filter(([key]) => withoutCoding(key) === key));
  const [before, now] = [originals(earlier.files), originals(record.files)];
  const changed = Object.keys({ ...before, ...now }).filter((key) => before[key] !== now[key]);
  if (changed.length === 0 && isDeepStrictEqual(buildOf(earlier), buildOf(record))) return;
  throw new PublishRefused(
    `${record.app}@${record.version} is published with other content (${changed[0] ?? 'release.json'}). ` +
      'Nothing was changed. A version is published once: build one of another name.',
  );
}

/** In the form in which it stands in a record. */
function buildOf({ build }: ReleaseContent): unknown {
  return JSON.parse(JSON.stringify(build));
}

/** Gives the integrity of what is under the key then. Throws when that is of other content. */
async function createFile(store: Store, key: string, { body, integrity }: BuiltFile): Promise<string> {
  if (await store.create(key, body)) return integrity;
  const present = await store.read(key, mostBytes.file);
  if (!present) throw new PublishRefused(`${key} was removed meanwhile. Publish again.`);
  const isSame = Buffer.compare(present, body) === 0 || isSameContent(key, present, body);
  if (!isSame) throw new PublishRefused(`${key} is in the store with other content. Nothing is published.`);
  return integrityOf(present);
}

/** Whether two compressed copies, of different libraries perhaps, are of one file. */
function isSameContent(key: string, one: Uint8Array, other: Uint8Array): boolean {
  const decode = key.endsWith('.br') ? brotliDecompressSync : key.endsWith('.gz') ? gunzipSync : undefined;
  if (!decode) return false;
  try {
    return decode(one).equals(decode(other));
  } catch {
    return false;
  }
}

function encode(content: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(content)}\n`);
}
