import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Files, StoredFile } from '../releases/edge-config.ts';
import { acceptsEncoding } from '../http/content-negotiation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Files of build directories, with the compressed copies that the build made. All are read at once and stay in memory: an
 * edge goes on serving its releases if the directories are removed.
 */
export function nodeFiles(directories: ReadonlyMap<string, string>): Files {
  const files = new Map<string, Bytes>([...directories.values()].flatMap(filesBelow));

  async function read(path: string): Promise<Bytes | undefined> {
    const bytes = files.get(path) ?? (await readIfThere(path));
    if (bytes) files.set(path, bytes);
    return bytes;
  }

  return {
    async read(directory, file, acceptEncoding): Promise<StoredFile | undefined> {
      const root = directories.get(directory);
      if (root === undefined) return undefined;
      const path = join(root, file);
      const plain = await read(path);
      if (!plain) return undefined;
      for (const { encoding, ending } of encodings) {
        const body = acceptsEncoding(acceptEncoding, encoding) ? await read(path + ending) : undefined;
        if (body) return { body, encoding };
      }
      return { body: plain };
    },
  };
}

function filesBelow(directory: string): [string, Bytes][] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const isServed = entry.isFile() && !/^(?:\.|server$)/.test(relative(directory, path).split(sep)[0] ?? '');
    return isServed ? [[path, new Uint8Array(readFileSync(path))]] : [];
  });
}

const missing = new Set<unknown>(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

async function readIfThere(path: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.has(error.code)) return undefined;
    throw error;
  }
}
