/** A map with at most `limit` entries: a further one drops the entry that was read or written longest ago. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
}

export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map iterates in the order of insertion: the first key is the least recently used.
  const entries = new Map<Key, Value>();

  const set = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };

  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
