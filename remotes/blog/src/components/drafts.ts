import type { SafeStorage } from '@shop/shared/storage';

/** Unsent texts by name; empty where there is none. */
export interface Drafts {
  read(name: string): string;
  /** Empty text removes the draft. */
  save(name: string, text: string): void;
}

/**
 * In session storage: drafts survive a reload and a login, and are gone for the next visitor.
 * The tenant stands in the key, because a widget shares the storage with the page around it.
 */
export function createDrafts(storage: SafeStorage, tenant: number): Drafts {
  const key = (name: string) => `shop ${tenant} draft ${name}`;
  return {
    read: (name) => storage.getItem(key(name)) ?? '',
    save(name, text) {
      if (text) storage.setItem(key(name), text);
      else storage.removeItem(key(name));
    },
  };
}
