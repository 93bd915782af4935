import { limitConcurrency, mostBytes, type Store } from '@shop/delivery';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSizedLru } from '../render/sized-lru.ts';
import { orDamaged, ReleaseDamaged } from './release-damaged.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of a store, each read once and cached on disk, from which they are served while the store is down. */
export interface StoredFiles {
  /** A file that nothing is known of, such as a record, as `parse` reads it; undefined when there is none. */
  find<Output>(key: string, parse: (body: Bytes) => Output): Promise<Output | undefined>;
  /** A file of a release. Throws a `ReleaseDamaged` when it is missing, or not what the integrity says. */
  read(key: string, integrity: string): Promise<Bytes>;
}

/** Files that are read at once, from the disk and from the store: each may take three times its 16 MB. */
const mostAtOnce = 8;

/**
 * @param cacheDir directory of the files; several edges of one machine may share it
 * @param memory bytes of files in memory
 */
export function createStoredFiles(store: Store, cacheDir: string, memory: number): StoredFiles {
  const inMemory = createSizedLru<Bytes>(Infinity, memory);
  const remember = (known: string, body: Bytes): Bytes => {
    inMemory.set(known, body, body.byteLength);
    return body;
  };
  let isTold = false;
  /** Writes it to the disk, if that takes it: a full one does not. */
  const keep = async (path: string, body: Bytes): Promise<void> => {
    try {
      await writeWhole(path, body);
      isTold = false;
    } catch (error) {
      if (!isTold) console.error('Releases cannot be cached:', String(error));
      isTold = true;
    }
  };
  /** What is being read, for all who ask meanwhile: a hundred times 16 MB would fill the memory. */
  const reading = new Map<string, Promise<Bytes>>();
  const [fromDisk, fromStore] = [limitConcurrency(mostAtOnce), limitConcurrency(mostAtOnce)];
  const readOnce = async (key: string, integrity: string): Promise<Bytes> => {
    const known = `${key} ${integrity}`;
    const path = join(cacheDir, key);
    const local = await fromDisk(async () => {
      const body = await readIfThere(path);
      return body && (await isIntact(body, integrity)) ? body : undefined;
    });
    if (local) return remember(known, local);
    return fromStore(async () => {
      const body = await readVerified(store, key, integrity);
      await keep(path, body);
      return remember(known, body);
    });
  };
  return {
    async find(key, parse) {
      const path = join(cacheDir, key);
      const local = await readIfThere(path);
      try {
        if (local) return parse(local);
      } catch {
        // What cannot be read is not cached: this disk has damaged it.
      }
      const body = await store.read(key, mostBytes.record);
      const output = body && parse(body);
      if (body) await keep(path, body);
      return output;
    },
    async read(key, integrity) {
      const known = `${key} ${integrity}`;
      const cached = inMemory.get(known);
      if (cached) return cached;
      const read = reading.get(known) ?? readOnce(key, integrity).finally(() => reading.delete(known));
      reading.set(known, read);
      return read;
    },
  };
}

/** A file of a release, as the store has it. Throws a `ReleaseDamaged`. */
export async function readVerified(store: Store, key: string, integrity: string): Promise<Bytes> {
  const body = await orDamaged(() => store.read(key, mostBytes.file));
  if (!body) throw new ReleaseDamaged(`${key} is missing`);
  if (!(await isIntact(body, integrity))) throw new ReleaseDamaged(`${key} is not what was published`);
  return body;
}

/** The hash is taken beside the requests of others: that of 16 MB takes a tenth of a second on a busy machine. */
async function isIntact(body: Bytes, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', body));
  return `sha384-${btoa(String.fromCharCode(...digest))}` === integrity;
}

/** What says that a file is not there, and that it cannot be: a folder or a file is in its way, or its name is too long. */
const absent = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

async function readIfThere(path: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Writes what is in memory where the disk has it no more, or not whole. Throws what the disk says. */
export async function writeUnlessThere(path: string, body: Bytes): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size !== body.byteLength) await writeWhole(path, body);
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
