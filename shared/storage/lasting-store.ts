import { writerKeyOf } from './owned-text.ts';
import type { SafeStorage } from './safe-storage.ts';

/** What no storage has taken, by its key. */
const unstored = new Map<string, string>();

/** A storage of which what it does not take, being closed or full, lasts as long as the document. */
export function lastingStore(storage: SafeStorage): SafeStorage {
  return {
    getItem: (key) => unstored.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      // After a reload a text without its writer (`ownedText`) would be anybody's.
      const isOwnerless = unstored.has(writerKeyOf(key));
      if (isOwnerless) storage.removeItem(key);
      if (!isOwnerless && storage.setItem(key, value)) unstored.delete(key);
      else unstored.set(key, value);
      return true;
    },
    removeItem(key) {
      unstored.delete(key);
      // A closed one has nothing to remove.
      return storage.removeItem(key) || storage.getItem(key) === null;
    },
  };
}
