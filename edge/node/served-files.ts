import { integrityOf, keys } from '@shop/delivery';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptsEncoding } from '../http/content-negotiation.ts';
import type { Files, StoredFile } from '../releases/edge-config.ts';
import { createDamageMemory, ReleaseDamaged } from './release-damaged.ts';
import type { StoredFiles } from './verified-files.ts';

/** Integrities by key, as one record lists them. */
type FileList = Readonly<Record<string, string>>;

export interface ServedFiles extends Files {
  /** From now on what this record lists is served. */
  add(list: FileList): void;
}

const encodings = [
  { encoding: 'br', ending: '.br', decode: brotliDecompressSync },
  { encoding: 'gzip', ending: '.gz', decode: gunzipSync },
] as const;

/**
 * Files by the records that list them. What widgets share is listed by many, each of which its own team has written: a file
 * is served by the first record that is right about it, so that a wrong one spoils nothing of the others.
 * @param lookUp adds the records that are not known yet
 * @param now milliseconds
 * @param answerMs milliseconds after which whoever waits for the store is told that it does not answer
 */
export function createServedFiles(
  files: StoredFiles,
  lookUp: () => Promise<void>,
  now: () => number,
  answerMs: number,
): ServedFiles {
  const listsByKey = new Map<string, Set<FileList>>();
  /** Whether a copy is one, by the hashes of both. */
  const copies = new Map<string, boolean>();
  const unlessDamaged = createDamageMemory(now);
  const readFile = (key: string, integrity = '') =>
    unlessDamaged(`${key} ${integrity}`, () => files.read(key, integrity));

  async function readListed(list: FileList, key: string, acceptEncoding: string): Promise<StoredFile> {
    for (const { encoding, ending, decode } of encodings) {
      const copy = list[key + ending];
      if (copy === undefined || !acceptsEncoding(acceptEncoding, encoding)) continue;
      const pair = `${key}${ending} ${copy} ${list[key]}`;
      if (key.startsWith(keys.vendor) && !copies.has(pair)) {
        const [body, original] = [await readFile(key + ending, copy), await readFile(key, list[key])];
        const decoded = () => decode(body, { maxOutputLength: mostFor(original) });
        // Others have asked meanwhile, one of whom was first.
        copies.set(pair, copies.get(pair) ?? isCopy(decoded, original));
      }
      if (copies.get(pair) === false) throw new ReleaseDamaged(`${key}${ending} is no copy of ${key}`);
      return { body: await readFile(key + ending, copy), encoding };
    }
    return { body: await readFile(key, list[key]) };
  }

  /** From now on this one is tried first: a wrong one costs a look into the store. */
  function preferList(key: string, list: FileList): void {
    listsByKey.set(key, new Set([list, ...(listsByKey.get(key) ?? [])]));
  }

  async function read(key: string, acceptEncoding: string): Promise<StoredFile | undefined> {
    const tried = new Set<FileList>();
    let failure: unknown;
    for (const prepare of [async () => {}, lookUp]) {
      // What is known by then is served all the same.
      await prepare().catch((error: unknown) => (failure ??= error));
      const untried = [...(listsByKey.get(key) ?? [])].filter((list) => !tried.has(list));
      for (const list of untried) {
        tried.add(list);
        try {
          const file = await readListed(list, key, acceptEncoding);
          if (failure instanceof ReleaseDamaged) preferList(key, list);
          return file;
        } catch (error) {
          if (!(error instanceof ReleaseDamaged)) throw error;
          failure ??= error;
        }
      }
    }
    if (failure) throw failure;
    return undefined;
  }

  return {
    add(list) {
      for (const key of Object.keys(list))
        listsByKey.set(key, (listsByKey.get(key) ?? new Set<FileList>()).add(list));
    },
    read: (directory, file, acceptEncoding) =>
      inTime(read(`public/${directory}/${file}`, acceptEncoding), answerMs),
  };
}

/** What comes late goes on, for whoever asks next. */
function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The release store does not answer within ${milliseconds} ms.`)),
    milliseconds,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Bytes in which a copy is decoded, if it is one; workerd counts buffers that are not full. */
const mostFor = ({ byteLength }: Uint8Array) => 2 * byteLength + 2 ** 16;

function isCopy(decode: () => Uint8Array, original: Uint8Array): boolean {
  try {
    return integrityOf(decode()) === integrityOf(original);
  } catch {
    return false;
  }
}
