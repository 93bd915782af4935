import type { SafeStorage } from '@shop/shared/storage';

/** Text that somebody has begun to write and not yet sent, by name; empty where there is none. */
export interface Drafts {
  read(name: string): string;
  /** Empty text forgets the draft. */
  keep(name: string, text: string): void;
}

/**
 * Kept in session storage, so that a reload or a login in between loses nothing and the next visitor finds nothing.
 * The tenant stands in the key, because a widget shares the storage with the page around it.
 */
export function createDrafts(storage: SafeStorage, tenant: number): Drafts {
  const key = (name: string) => `shop ${tenant} draft ${name}`;
  return {
    read: (name) => storage.getItem(key(name)) ?? '',
    keep(name, text) {
      if (text) storage.setItem(key(name), text);
      else storage.removeItem(key(name));
    },
  };
}
