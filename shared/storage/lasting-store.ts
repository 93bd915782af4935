import type { SafeStorage } from './safe-storage.ts';

/** What no storage has taken, by its key. */
const unstored = new Map<string, string>();

/** A storage of which what it does not take, being closed or full, lasts as long as the document. */
export function lastingStore(storage: SafeStorage): SafeStorage {
  return {
    getItem: (key) => unstored.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      if (storage.setItem(key, value)) unstored.delete(key);
      else unstored.set(key, value);
      return true;
    },
    removeItem(key) {
      const isUnstored = unstored.delete(key);
      return storage.removeItem(key) || isUnstored;
    },
  };
}
