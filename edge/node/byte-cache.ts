type Bytes = Uint8Array<ArrayBuffer>;

/** Files in memory, as many as fit; those that were not asked for the longest go first. */
export interface ByteCache {
  get(key: string): Bytes | undefined;
  /** Returns what it was given. */
  add(key: string, bytes: Bytes): Bytes;
}

/** @param capacity in bytes */
export function createByteCache(capacity: number): ByteCache {
  const entries = new Map<string, Bytes>();
  let size = 0;

  function remove(key: string): void {
    size -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      // The first key of a map is the one that was set the longest ago.
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    add(key, bytes) {
      remove(key);
      entries.set(key, bytes);
      size += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        remove(oldest);
      }
      return bytes;
    },
  };
}
