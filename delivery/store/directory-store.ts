import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { tooLarge } from './parse-json.ts';
import { checkKey, isKey, type Store } from './store.ts';

/** Where files are written before they get their name; no key begins with it. */
const unfinished = '.unfinished';

interface DirectorySettings {
  /**
   * Whether a file that was created survives a failure of the machine, too. Without that, all files of a shop are created
   * in about 0.5 s in place of 2 s on a busy machine.
   */
  readonly isDurable?: boolean;
}

/** A store in a directory, which several machines may share. */
export function directoryStore(root: string, { isDurable = true }: DirectorySettings = {}): Store {
  return {
    read: (key, mostBytes) => unlessMissing(readWithin(pathOf(root, key), key, mostBytes)),
    async create(key, body) {
      const path = pathOf(root, key);
      const draft = join(root, unfinished, randomUUID());
      await Promise.all([
        mkdir(dirname(path), { recursive: true }),
        mkdir(dirname(draft), { recursive: true }),
      ]);
      try {
        await writeFile(draft, body, { flag: 'wx', flush: isDurable });
        return await linked(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async list(prefix, after = '') {
      const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
      if (folder && !isKey(folder)) return [];
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await unlessMissing(readdir(join(root, folder), options));
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => isKey(key) && key.startsWith(prefix) && key > after)
        .sort();
    },
    remove: (key) => rm(pathOf(root, key), { force: true }),
  };
}

async function readWithin(path: string, key: string, mostBytes = Infinity) {
  if ((await stat(path)).size > mostBytes) throw tooLarge(key, mostBytes);
  return readFile(path);
}

function pathOf(root: string, key: string): string {
  checkKey(key);
  return join(root, key);
}

/** Gives a file its name in one step, unless that is taken. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code;
}
