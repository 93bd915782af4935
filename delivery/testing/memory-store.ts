import type { Store } from '../store/store.ts';

/** A store in memory, for tests of what stands in a store. */
export function memoryStore(): Store {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (key) => files.get(key),
    create: async (key, body) => {
      if (files.has(key)) return false;
      files.set(key, new Uint8Array(body));
      return true;
    },
    list: async (prefix, after = '') =>
      [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort(),
    remove: async (key) => {
      files.delete(key);
    },
  };
}
