import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import type { CacheSettings } from './settings.ts';

/** A rendered text in a platform's cache. */
export interface CachedText {
  readonly text: string;
  /** What else the document has, such as its status: plain data. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A cache of the platform, for one without a memory that requests share. */
export interface PlatformCache {
  read(key: string): Promise<CachedText | undefined>;
  /** @param ttlMs milliseconds after which it is of no use */
  write(key: string, text: CachedText, ttlMs: number): Promise<void>;
  /** Lets work go on after the answer. */
  afterAnswer(work: Promise<unknown>): void;
}

/**
 * The cache of rendered texts: in memory, or the platform's where the settings have one. Undefined where none is wanted.
 * @param kind tells texts of one address apart
 */
export function createTextCache<Text extends EncodedText | null>(
  config: Pick<EdgeConfig, 'rendering' | 'platformCache' | 'codings' | 'canary'>,
  kind: string,
  isCacheable: (text: Text) => boolean,
): DocumentCache<Text> | undefined {
  const { rendering, platformCache, canary } = config;
  if (!rendering?.cache) return undefined;
  if (platformCache) {
    const name = canary ? `${kind} compared` : kind;
    const named: PlatformCache = {
      ...platformCache,
      read: (key) => platformCache.read(`${name} ${key}`),
      write: (key, ...rest) => platformCache.write(`${name} ${key}`, ...rest),
    };
    return cacheOnPlatform(named, config, rendering.cache, isCacheable);
  }
  return createDocumentCache<Text>(rendering.cache, isCacheable, (text) => text?.bytes ?? 0);
}

type Found<Text> = { readonly outcome: 'miss' } | { readonly outcome: 'hit' | 'stale'; readonly text: Text };

/** From a request's look into the cache until what it has made is cached. */
interface Lookup<Text> {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The cached text, else the one that is made. */
  readonly text: Promise<Text>;
}

/** Milliseconds after which nobody waits for another request's lookup: that request may have been ended. */
const sharedTimeoutMs = 5000;

function cacheOnPlatform<Text extends EncodedText | null>(
  platform: PlatformCache,
  config: Pick<EdgeConfig, 'codings'>,
  { fresh, stale }: CacheSettings,
  isCacheable: (text: Text) => boolean,
): DocumentCache<Text> {
  const lookups = new Map<string, Lookup<Text>>();

  async function find(key: string): Promise<Found<Text>> {
    const cached = await platform.read(key);
    const age = cached ? Date.now() - cached.createdAt : Infinity;
    if (!cached || age >= fresh + stale) return { outcome: 'miss' };
    // It was one of these when it was cached.
    const text = { ...cached.fields, ...(await encodeText(config, cached.text)) } as unknown as Text;
    return { outcome: age < fresh ? 'hit' : 'stale', text };
  }

  async function storeMade(key: string, finding: Promise<Found<Text>>, text: Promise<Text>): Promise<void> {
    const [{ outcome }, made] = await Promise.all([finding, text]);
    if (outcome === 'hit' || made === null || !isCacheable(made)) return;
    await platform.write(key, await cachedText(made), fresh + stale);
  }

  function startLookup(key: string, finding: Promise<Found<Text>>, make: () => Promise<Text>): Lookup<Text> {
    const text = finding.then((found) => (found.outcome === 'hit' ? found.text : make()));
    const lookup = { since: Date.now(), text };
    lookups.set(key, lookup);
    const end = () => {
      if (lookups.get(key) === lookup) lookups.delete(key);
    };
    // A failure to make another for a stale one, or to cache it, concerns nobody.
    platform.afterAnswer(storeMade(key, finding, text).then(end, end));
    return lookup;
  }

  return {
    async get(key, make, onOutcome) {
      const other = lookups.get(key);
      const finding = find(key);
      // Two may look at once, and one of them miss what the other has cached meanwhile.
      const isShared = other && Date.now() - other.since < sharedTimeoutMs;
      const lookup = isShared ? other : startLookup(key, finding, make);
      const found = await finding;
      onOutcome?.(found.outcome);
      return found.outcome === 'miss' ? lookup.text : found.text;
    },
  };
}

async function cachedText(made: EncodedText): Promise<CachedText> {
  const { bytes: _, encoded, ...fields } = made;
  const { body } = await encoded('');
  return { text: new TextDecoder().decode(body), fields, createdAt: Date.now() };
}
