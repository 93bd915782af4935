import type { CacheOutcome } from '../watch/watcher.ts';
import type { CacheSettings } from './settings.ts';
import { createSizedLru } from './sized-lru.ts';

export interface DocumentCache<Document> {
  /**
   * The cached document, else the one that `make` resolves to. A stale one is returned once more while a new one is made.
   * Concurrent calls with the same key share one `make`. Rejects when `make` throws or rejects.
   * @param onOutcome told at once where the document comes from
   */
  get(
    key: string,
    make: () => Promise<Document>,
    onOutcome?: (outcome: CacheOutcome) => void,
  ): Promise<Document>;
}

interface Entry<Document> {
  readonly document: Document;
  /** When it was made, in milliseconds. */
  readonly time: number;
}

/**
 * Caches in memory the documents that `isCacheable` accepts.
 * @param sizeOf bytes that a document takes
 */
export function createDocumentCache<Document>(
  { fresh, stale, entries, bytes = 64 * 2 ** 20 }: CacheSettings,
  isCacheable: (document: Document) => boolean,
  sizeOf: (document: Document) => number,
  now: () => number = () => performance.now(),
): DocumentCache<Document> {
  const cached = createSizedLru<Entry<Document>>(entries, bytes);
  const pending = new Map<string, Promise<Document>>();

  async function makeEntry(make: () => Promise<Document>, key: string): Promise<Document> {
    const document = await make();
    if (isCacheable(document)) cached.set(key, { document, time: now() }, 2 * key.length + sizeOf(document));
    return document;
  }

  function makeOnce(key: string, make: () => Promise<Document>): Promise<Document> {
    const known = pending.get(key);
    if (known) return known;
    // Removed in a later task than it is added, even when `make` throws at once.
    const made = makeEntry(make, key).finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  }

  return {
    async get(key, make, onOutcome) {
      const entry = cached.get(key);
      const age = entry ? now() - entry.time : Infinity;
      const isUsable = entry && age < fresh + stale;
      onOutcome?.(!isUsable ? 'miss' : age < fresh ? 'hit' : 'stale');
      if (!isUsable) return makeOnce(key, make);
      // A failure concerns a later visitor: there is a document for this one.
      if (age >= fresh) makeOnce(key, make).catch(() => {});
      return entry.document;
    },
  };
}
