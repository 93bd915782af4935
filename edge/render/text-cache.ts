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

interface Making<Text> {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly made: Promise<Text>;
}

/** Milliseconds after which nobody waits for what another request makes: it may have been ended. */
const sharedTimeoutMs = 5000;

function cacheOnPlatform<Text extends EncodedText | null>(
  platform: PlatformCache,
  config: Pick<EdgeConfig, 'codings'>,
  { fresh, stale }: CacheSettings,
  isCacheable: (text: Text) => boolean,
): DocumentCache<Text> {
  const pending = new Map<string, Making<Text>>();

  async function store(key: string, text: Text): Promise<void> {
    if (text !== null && isCacheable(text)) await platform.write(key, await cachedText(text), fresh + stale);
  }

  /** Requests that come before it is cached share it. @param known what was being made when the request came */
  function makeOnce(
    key: string,
    make: () => Promise<Text>,
    known: Making<Text> | undefined = pending.get(key),
  ): Promise<Text> {
    if (known && Date.now() - known.since < sharedTimeoutMs) return known.made;
    const entry = { since: Date.now(), made: make() };
    pending.set(key, entry);
    const clear = () => {
      if (pending.get(key) === entry) pending.delete(key);
    };
    // A failure to make or to cache it concerns nobody else.
    platform.afterAnswer(entry.made.then((text) => store(key, text)).then(clear, clear));
    return entry.made;
  }

  return {
    async get(key, make, onOutcome) {
      // It may be cached, and no longer pending, before the read that missed it has ended.
      const making = pending.get(key);
      const cached = await platform.read(key);
      const age = cached ? Date.now() - cached.createdAt : Infinity;
      const isUsable = cached && age < fresh + stale;
      onOutcome?.(!isUsable ? 'miss' : age < fresh ? 'hit' : 'stale');
      if (!isUsable) return makeOnce(key, make, making);
      // A failure concerns a later visitor: there is a document for this one.
      if (age >= fresh) platform.afterAnswer(makeOnce(key, make).catch(() => {}));
      // It was one of these when it was cached.
      return { ...cached.fields, ...(await encodeText(config, cached.text)) } as unknown as Text;
    },
  };
}

async function cachedText(made: EncodedText): Promise<CachedText> {
  const { bytes: _, encoded, ...fields } = made;
  const { body } = await encoded('');
  return { text: new TextDecoder().decode(body), fields, createdAt: Date.now() };
}
