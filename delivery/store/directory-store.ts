import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Store } from './store.ts';

/** Where files are written before they get their name; no key begins with it. */
const unfinished = '.unfinished';

interface DirectorySettings {
  /** Whether a file that was created survives a failure of the machine, too. Without that it is created in half the time. */
  readonly isDurable?: boolean;
}

/** A store in a directory, which several machines may share. */
export function directoryStore(root: string, { isDurable = true }: DirectorySettings = {}): Store {
  return {
    read: (key) => unlessMissing(readFile(pathOf(root, key))),
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
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix) && key > after && !key.startsWith(unfinished))
        .sort();
    },
    remove: (key) => rm(pathOf(root, key), { force: true }),
  };
}

/** Throws for a key that leads out of the store. */
function pathOf(root: string, key: string): string {
  if (!/^[\w@-][\w@.+-]*(?:\/[\w@-][\w@.+-]*)*$/.test(key)) throw new TypeError(`"${key}" is no key.`);
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
