import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { limitConcurrency } from './limit-concurrency.ts';
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
  /** Milliseconds in which a file or a list must be there. */
  readonly answerMs?: number;
}

/**
 * Files and lists that are read at once. A mounted directory whose server is away answers nobody, and each call holds one of the four
 * threads that all files, hashes and compression of a process share.
 */
const mostAtOnce = 2;

/** A store in a directory, which several machines may share. */
export function directoryStore(
  root: string,
  { isDurable = true, answerMs = 10_000 }: DirectorySettings = {},
): Store {
  const inTime = answersWithin(answerMs);
  return {
    read(key, mostBytes) {
      const path = pathOf(root, key);
      return inTime(() => unlessMissing(readWithin(path, key, mostBytes)));
    },
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
      const paths = await inTime(() => filesIn(join(root, folder)));
      return paths
        .map((path) => relative(root, path).replaceAll(sep, '/'))
        .filter((key) => isKey(key) && key.startsWith(prefix) && key > after)
        .sort();
    },
    remove: (key) => rm(pathOf(root, key), { force: true }),
  };
}

/**
 * Runs work that may never end. What does not end in time is rejected, and keeps its place until it ends after all; so is what waits
 * for a place, once nothing has ended for as long.
 */
function answersWithin(milliseconds: number) {
  const limited = limitConcurrency(mostAtOnce);
  let lastAnswer = -Infinity;
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const asked = performance.now();
      let begun: number | undefined;
      let isLate = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        const rest = (begun ?? Math.max(asked, lastAnswer)) + milliseconds - performance.now();
        if (rest > 0) return void (timer = setTimeout(look, rest));
        isLate = true;
        reject(new Error(`The directory does not answer within ${milliseconds} ms.`));
      };
      look();
      const run = async () => {
        if (isLate) return;
        begun = performance.now();
        await work().then(resolve, reject);
        lastAnswer = performance.now();
      };
      void limited(run).finally(() => clearTimeout(timer));
    });
}

/** One folder after the other: Node's own recursive listing of a directory that hangs holds all threads. */
async function filesIn(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) paths.push(...(await filesIn(path)));
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
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
