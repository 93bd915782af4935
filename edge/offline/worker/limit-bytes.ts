import { bytesName } from './cached-response.ts';

/**
 * Keeps caches below a number of bytes each: what was cached first goes first. Counts once, and again when that many bytes
 * have been added.
 */
export function createByteLimit(
  storage: Pick<CacheStorage, 'open'>,
): (cacheName: string, added: Response, maxBytes: number) => Promise<void> {
  const known = new Map<string, number>();
  return async (cacheName, added, maxBytes) => {
    const before = known.get(cacheName);
    if (before !== undefined && before + bytesOf(added) <= maxBytes) {
      known.set(cacheName, before + bytesOf(added));
      return;
    }
    known.set(cacheName, await trim(await storage.open(cacheName), maxBytes));
  };
}

/** Returns the bytes that remain. Caches give their entries in the order in which they were put there. */
async function trim(cache: Cache, maxBytes: number): Promise<number> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, bytes: bytesOf(await cache.match(request)) })),
  );
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { request, bytes } of entries) {
    if (total <= maxBytes) break;
    await cache.delete(request);
    total -= bytes;
  }
  return total;
}

function bytesOf(response: Response | undefined): number {
  return Number(response?.headers.get(bytesName) ?? 0);
}
