import type { CachedText, PlatformCache } from '../../../edge/render/text-cache.ts';

/** The part of the Cache API that is used; `caches.default` is Cloudflare's own. */
export interface WorkersCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** An address that no request has: keys are addresses. */
const base = 'https://documents.invalid/';

/**
 * Rendered texts in the Cache API: one cache for each of Cloudflare's places.
 * @param salt differs between deployments whose settings make other documents
 */
export function cacheApi(
  cache: WorkersCache,
  salt: string,
  afterAnswer: PlatformCache['afterAnswer'],
): PlatformCache {
  const addressOf = async (key: string) => base + (await digest(`${salt} ${key}`));
  return {
    async read(key) {
      const response = await cache.match(await addressOf(key));
      if (!response) return undefined;
      const { key: cachedKey, ...text } = (await response.json()) as CachedText & { readonly key: string };
      return cachedKey === key ? text : undefined;
    },
    async write(key, text, ttlMs) {
      const headers = { 'Cache-Control': `public, max-age=${Math.ceil(ttlMs / 1000)}` };
      await cache.put(await addressOf(key), Response.json({ ...text, key }, { headers }));
    },
    afterAnswer,
  };
}

/** Addresses and names of sets are longer than a key may be. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
