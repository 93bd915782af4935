import {
  keys,
  limitConcurrency,
  mostBytes,
  parsePinnedEmbed,
  parseRelease,
  pinnedFolder,
  recordFolder,
  type PublishedRelease,
  type Store,
} from '@shop/delivery';
import { join } from 'node:path';
import type { Files } from '../releases/edge-config.ts';
import { createDamageMemory, orDamaged, ReleaseDamaged } from './release-damaged.ts';
import { createServedFiles } from './served-files.ts';
import { createStoredFiles, writeUnlessThere, type StoredFiles } from './verified-files.ts';

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
  /** Directory that caches what was read. */
  readonly cacheDir: string;
  /** What reads the store, where that is no disk. */
  readonly files?: StoredFiles;
  readonly now?: () => number;
  /** Milliseconds that a request for a file waits for the store. */
  readonly answerMs?: number;
}

const memoryBytes = 64 * 1024 * 1024;
/** Files of a release that are put on disk at once: of one that has too much few more are read. */
const putAtOnce = 8;
/** Made-up versions and names are looked up in the store this often at most, in milliseconds. */
const lookUpPauseMs = 2000;
/** A store may take longer. A proxy in front, as nginx by deploy/, takes an edge that is silent for 15 s for one that is gone. */
const answerWithinMs = 8000;

export function createReleaseFiles({
  store,
  cacheDir,
  files = createStoredFiles(store, cacheDir, memoryBytes),
  now = () => performance.now(),
  answerMs = answerWithinMs,
}: ReleaseFilesOptions): ReleaseFiles {
  const records = new Map<string, PublishedRelease>();
  const pinnedRead = new Set<string>();
  let last = { since: -Infinity, isRunning: false, done: Promise.resolve() };

  /** Reads a record; what it lists is served from then on. */
  async function readRecord<Output extends { readonly files: Readonly<Record<string, string>> }>(
    key: string,
    parse: (body: Uint8Array, key: string) => Output,
  ): Promise<Output | undefined> {
    const record = await orDamaged(() => files.find(key, (body) => parse(body, key)));
    if (record) served.add(record.files);
    return record;
  }

  async function readRelease(key: string): Promise<PublishedRelease | undefined> {
    const release = records.get(key) ?? (await readRecord(key, parseRelease));
    if (release) records.set(key, release);
    return release;
  }

  /** Once: what a record lists stays in memory, once more with every reading. */
  async function readPinned(key: string): Promise<void> {
    if (pinnedRead.has(key)) return;
    if (await readRecord(key, parsePinnedEmbed)) pinnedRead.add(key);
  }

  const unlessDamaged = createDamageMemory(now);
  const lookAtRelease = (key: string) => unlessDamaged(key, () => readRelease(key));
  const lookAtPinned = (key: string) => unlessDamaged(key, () => readPinned(key));

  /**
   * The records of all releases are read, or were just now: an edge knows only those that it has served. All who ask wait for it, also
   * where the store takes longer than the pause: there would be more and more readings. One may never end, as on Workers that of a
   * request which was answered.
   */
  function lookUp(): Promise<void> {
    const pauseMs = last.isRunning ? Math.max(lookUpPauseMs, answerMs) : lookUpPauseMs;
    if (now() - last.since < pauseMs) return last.done;
    const reading = { since: now(), isRunning: true, done: readAll() };
    last = reading;
    const end = () => (reading.isRunning = false);
    reading.done.then(end, end);
    return reading.done;
  }

  async function readAll(): Promise<void> {
    const [released, pinned] = await Promise.all([store.list(recordFolder), store.list(pinnedFolder)]);
    // Of a pruned release the widget script is served on, to pages that name its version.
    await allButDamaged([...released.map(lookAtRelease), ...pinned.map(lookAtPinned)]);
  }

  const served = createServedFiles(files, lookUp, now, answerMs);

  return {
    record: (app, version) => readRelease(keys.record(app, version)),
    async text({ files: listed }, key) {
      const integrity = listed[key];
      if (integrity === undefined) throw new ReleaseDamaged(`${key} is missing`);
      return new TextDecoder().decode(await files.read(key, integrity));
    },
    async materialize({ files: listed }, prefix) {
      await putOnDisk(files, cacheDir, listed, prefix);
      return join(cacheDir, prefix).replace(/[/\\]$/, '');
    },
    served,
  };
}

/** Waits for all. A damaged record lists nothing; one that the store does not give, which is thrown, may list what is asked for. */
async function allButDamaged(readings: readonly Promise<unknown>[]): Promise<void> {
  const all = await Promise.allSettled(readings);
  const failed = all.filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown);
  const failure = failed.find((reason) => !(reason instanceof ReleaseDamaged));
  if (failure) throw failure;
}

/** Puts all files below a prefix on disk. Throws a `ReleaseDamaged`, also where they are too much. */
async function putOnDisk(
  files: StoredFiles,
  cacheDir: string,
  listed: PublishedRelease['files'],
  prefix: string,
): Promise<void> {
  const wanted = Object.entries(listed).filter(([key]) => key.startsWith(prefix));
  const limited = limitConcurrency(putAtOnce);
  let bytes = 0;
  const put = async (key: string, integrity: string) => {
    if (bytes > mostBytes.output)
      throw new ReleaseDamaged(`${prefix} has more than ${mostBytes.output} bytes`);
    const body = await files.read(key, integrity);
    bytes += body.byteLength;
    await writeUnlessThere(join(cacheDir, key), body);
  };
  const all = await Promise.allSettled(wanted.map(([key, integrity]) => limited(() => put(key, integrity))));
  // After all of them: whoever asks again gets no reading that began while the disk took nothing.
  const failed = all.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
