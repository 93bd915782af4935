import {
  keys,
  PublishedReleaseSchema,
  recordFolder,
  type PublishedRelease,
  type Store,
} from '@shop/delivery';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { acceptsEncoding } from '../http/content-negotiation.ts';
import type { Files, StoredFile } from '../releases/edge-config.ts';
import { createByteCache } from './byte-cache.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A published release lacks a file, or one of its files is not what its record says. */
export class ReleaseDamaged extends Error {
  override readonly name = 'ReleaseDamaged';
}

/** Published releases, read from the store once, verified, and kept on disk: without the store those go on. */
export interface ReleaseFiles {
  /** Undefined for a release that is not published. Throws a `ReleaseDamaged` for a record that cannot be read. */
  record(app: string, version: string): Promise<PublishedRelease | undefined>;
  /** A file's text by its key. Throws a `ReleaseDamaged`. */
  text(release: PublishedRelease, key: string): Promise<string>;
  /** Puts all files below a key's prefix on disk; returns the directory of that prefix. Throws a `ReleaseDamaged`. */
  materialize(release: PublishedRelease, prefix: string): Promise<string>;
  /** What browsers may ask for: files of every published release. */
  readonly served: Files;
}

interface ReleaseFilesOptions {
  readonly store: Store;
  /** Directory that keeps what was read; several edges of one machine may share it. */
  readonly cacheDir: string;
  /** Bytes of files in memory. */
  readonly memory?: number;
  readonly now?: () => number;
}

const defaultMemory = 64 * 1024 * 1024;
/** Made-up versions and names are looked up in the store this often at most, in milliseconds. */
const lookUpPause = 2000;
const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export function createReleaseFiles({
  store,
  cacheDir,
  memory = defaultMemory,
  now = () => performance.now(),
}: ReleaseFilesOptions): ReleaseFiles {
  const records = new Map<string, PublishedRelease>();
  const integrities = new Map<string, string>();
  const bytes = createByteCache(memory);
  let nextLookUp = 0;

  async function readRecord(key: string): Promise<PublishedRelease | undefined> {
    const known = records.get(key);
    if (known) return known;
    const body = (await readIfThere(join(cacheDir, key))) ?? (await store.read(key));
    if (!body) return undefined;
    const release = parseRecord(key, body);
    await writeWhole(join(cacheDir, key), body);
    records.set(key, release);
    for (const [file, integrity] of Object.entries(release.files)) integrities.set(file, integrity);
    return release;
  }

  async function read(key: string, integrity: string): Promise<Bytes> {
    const cached = bytes.get(key);
    if (cached) return cached;
    const path = join(cacheDir, key);
    const local = await readIfThere(path);
    if (local && integrityOf(local) === integrity) return bytes.add(key, local);
    const body = await store.read(key);
    if (!body) throw new ReleaseDamaged(`${key} is missing`);
    if (integrityOf(body) !== integrity) throw new ReleaseDamaged(`${key} is not what was published`);
    await writeWhole(path, body);
    return bytes.add(key, body);
  }

  /** Reads the records of all releases, unless that was done just now: an edge knows only those that it has served. */
  async function lookUp(): Promise<void> {
    if (now() < nextLookUp) return;
    nextLookUp = now() + lookUpPause;
    const found = await store.list(recordFolder);
    await Promise.allSettled(found.map(readRecord));
  }

  async function readServed(key: string): Promise<Bytes | undefined> {
    if (!integrities.has(key)) await lookUp();
    const integrity = integrities.get(key);
    return integrity === undefined ? undefined : read(key, integrity);
  }

  return {
    record: (app, version) => readRecord(keys.record(app, version)),
    text: async (release, key) => new TextDecoder().decode(await read(key, integrityIn(release, key))),
    async materialize(release, prefix) {
      const files = Object.entries(release.files).filter(([key]) => key.startsWith(prefix));
      await Promise.all(files.map(([key, integrity]) => read(key, integrity)));
      return join(cacheDir, prefix);
    },
    served: {
      async read(directory, file, acceptEncoding): Promise<StoredFile | undefined> {
        const key = `public/${directory}/${file}`;
        const plain = await readServed(key);
        if (!plain) return undefined;
        for (const { encoding, ending } of encodings) {
          if (!acceptsEncoding(acceptEncoding, encoding) || !integrities.has(key + ending)) continue;
          return {
            body: await read(key + ending, integrityIn({ files: integrities }, key + ending)),
            encoding,
          };
        }
        return { body: plain };
      },
    },
  };
}

function integrityIn(
  { files }: { readonly files: Readonly<Record<string, string>> | ReadonlyMap<string, string> },
  key: string,
): string {
  const integrity = files instanceof Map ? (files.get(key) as string | undefined) : Reflect.get(files, key);
  if (typeof integrity !== 'string') throw new ReleaseDamaged(`${key} is missing`);
  return integrity;
}

function parseRecord(key: string, body: Bytes): PublishedRelease {
  let record: unknown;
  try {
    record = JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ReleaseDamaged(`${key} is no JSON`, { cause });
  }
  const result = v.safeParse(PublishedReleaseSchema, record);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseDamaged(`${key}: ${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

export function integrityOf(body: Uint8Array): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}

async function readIfThere(path: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Others that read the file meanwhile find it whole, or not at all. */
async function writeWhole(path: string, body: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, body);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
