import type { CacheSettings } from './settings.ts';

export interface DocumentCache<Document> {
  /**
   * The kept document, or what `make` gives; one that is no longer fresh goes out once more while a new one is made.
   * Whatever is asked for at the same time under the same key is made once.
   */
  get(key: string, make: () => Promise<Document>): Promise<Document>;
}

interface Kept<Document> {
  readonly document: Document;
  readonly time: number;
}

/** Keeps the documents that `keeps` allows, in memory, the longest unused leaving first. */
export function createDocumentCache<Document>(
  { fresh, stale, entries }: CacheSettings,
  keeps: (document: Document) => boolean,
  now: () => number = () => performance.now(),
): DocumentCache<Document> {
  const kept = new Map<string, Kept<Document>>();
  const making = new Map<string, Promise<Document>>();

  async function fill(key: string, make: () => Promise<Document>): Promise<Document> {
    try {
      const document = await make();
      if (keeps(document)) put(key, { document, time: now() });
      return document;
    } finally {
      making.delete(key);
    }
  }

  function put(key: string, entry: Kept<Document>): void {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
  }

  function made(key: string, make: () => Promise<Document>): Promise<Document> {
    const underway = making.get(key) ?? fill(key, make);
    making.set(key, underway);
    return underway;
  }

  return {
    async get(key, make) {
      const entry = kept.get(key);
      const age = entry ? now() - entry.time : Infinity;
      if (!entry || age >= fresh + stale) return made(key, make);
      put(key, entry);
      // What goes wrong meanwhile is the next visitor's matter: the kept document is here.
      if (age >= fresh) made(key, make).catch(() => {});
      return entry.document;
    },
  };
}
