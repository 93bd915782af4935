/** Values by key in memory, bounded in number and bytes: what was not asked for the longest goes first. */
export interface SizedLru<Value> {
  get(key: string): Value | undefined;
  /** A value that is larger than the whole cache is not stored; the others stay. */
  set(key: string, value: Value, bytes: number): void;
}

export function createSizedLru<Value>(mostEntries: number, mostBytes: number): SizedLru<Value> {
  // The first key of a map is the one that was set the longest ago.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let size = 0;

  function remove(key: string): void {
    size -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      size += bytes;
      for (const oldest of entries.keys()) {
        if (size <= mostBytes && entries.size <= mostEntries) break;
        remove(oldest);
      }
    },
  };
}
