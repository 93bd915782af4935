import { ownedText, type SafeStorage } from '@shop/shared/storage';

/** Unsent texts by name; empty where there is none. */
export interface Drafts {
  read(name: string): string;
  /** What there is of the owner's own, and what a visitor has typed since. */
  parts(name: string): readonly [own: string, visitors: string];
  /** Whether there is one; a visitor may be the customer whose it is. */
  has(name: string): boolean;
  /** Empty text removes the draft. */
  save(name: string, text: string): void;
}

/**
 * In session storage: drafts survive a reload and a login, and show to no other visitor or customer.
 * @param shop begins the keys: a widget shares the storage with the page around it, and with the widgets of other shops
 * @param owner of the session; empty for a visitor
 */
export function createDrafts(storage: SafeStorage, shop: string, owner: string): Drafts {
  const draft = (name: string) => ownedText(storage, `${shop} draft ${name}`, owner);
  return {
    read: (name) => draft(name).read(),
    parts: (name) => draft(name).parts(),
    has: (name) => draft(name).exists(),
    save: (name, text) => draft(name).write(text),
  };
}
