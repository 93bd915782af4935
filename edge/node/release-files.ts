import {
  keys,
  PinnedEmbedSchema,
  pinnedFolder,
  PublishedReleaseSchema,
  recordFolder,
  type PublishedRelease,
  type Store,
} from '@shop/delivery';
import { join } from 'node:path';
import * as v from 'valibot';
import { acceptsEncoding } from '../http/content-negotiation.ts';
import type { Files } from '../releases/edge-config.ts';
import { createStoredFiles, ReleaseDamaged } from './verified-files.ts';

/** Published releases, verified by their records. */
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
  /** Directory that keeps what was read. */
  readonly cacheDir: string;
  readonly now?: () => number;
}

const memoryBytes = 64 * 1024 * 1024;
/** Made-up versions and names are looked up in the store this often at most, in milliseconds. */
const lookUpPauseMs = 2000;

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export function createReleaseFiles({
  store,
  cacheDir,
  now = () => performance.now(),
}: ReleaseFilesOptions): ReleaseFiles {
  const files = createStoredFiles(store, cacheDir, memoryBytes);
  const records = new Map<string, PublishedRelease>();
  const integrities = new Map<string, string>();
  let nextLookUp = 0;

  /** Reads a record, and notes the integrity of its files. */
  async function readRecord<Output extends { readonly files: Readonly<Record<string, string>> }>(
    key: string,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output | undefined> {
    const record = await files.find(key, (body) => parseRecord(key, body, schema));
    for (const [file, integrity] of Object.entries(record?.files ?? {})) integrities.set(file, integrity);
    return record;
  }

  async function readRelease(key: string): Promise<PublishedRelease | undefined> {
    const release = records.get(key) ?? (await readRecord(key, PublishedReleaseSchema));
    if (release) records.set(key, release);
    return release;
  }

  /** Reads the records of all releases, unless that was done just now: an edge knows only those that it has served. */
  async function lookUp(): Promise<void> {
    if (now() < nextLookUp) return;
    nextLookUp = now() + lookUpPauseMs;
    const [released, pinned] = await Promise.all([store.list(recordFolder), store.list(pinnedFolder)]);
    // Of a pruned release the widget script is served on, to pages that name its version.
    const pruned = pinned.map((key) => readRecord(key, PinnedEmbedSchema));
    await Promise.allSettled([...released.map(readRelease), ...pruned]);
  }

  const served: Files = {
    async read(directory, file, acceptEncoding) {
      const key = `public/${directory}/${file}`;
      if (!integrities.has(key)) await lookUp();
      const integrity = integrities.get(key);
      if (integrity === undefined) return undefined;
      for (const { encoding, ending } of encodings) {
        const encoded = integrities.get(key + ending);
        if (encoded !== undefined && acceptsEncoding(acceptEncoding, encoding))
          return { body: await files.read(key + ending, encoded), encoding };
      }
      return { body: await files.read(key, integrity) };
    },
  };

  return {
    record: (app, version) => readRelease(keys.record(app, version)),
    async text({ files: listed }, key) {
      const integrity = listed[key];
      if (integrity === undefined) throw new ReleaseDamaged(`${key} is missing`);
      return new TextDecoder().decode(await files.read(key, integrity));
    },
    async materialize({ files: listed }, prefix) {
      const wanted = Object.entries(listed).filter(([key]) => key.startsWith(prefix));
      await Promise.all(wanted.map(([key, integrity]) => files.read(key, integrity)));
      return join(cacheDir, prefix).replace(/[/\\]$/, '');
    },
    served,
  };
}

function parseRecord<Output>(
  key: string,
  body: Uint8Array,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  let record: unknown;
  try {
    record = JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ReleaseDamaged(`${key} is no JSON`, { cause });
  }
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseDamaged(`${key}: ${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}
