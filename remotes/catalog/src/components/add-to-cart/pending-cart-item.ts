import type { SafeStorage } from '@shop/shared/storage';

export interface PendingItem {
  readonly quantity: number;
  /** To the kitchen, in one line; empty without one. */
  readonly note: string;
  /** Path of the page whose list it was chosen in; absent for the product's own page. */
  readonly from?: string | undefined;
  /** Whose it is, where the provider has ended their session; empty or absent for a visitor's. */
  readonly owner?: string | undefined;
}

/** The item that a visitor tried to add before logging in; stored for the session. One item at most, of one product. */
export interface PendingCartItem {
  save(slug: string, item: PendingItem): void;
  /** The note of the one that the product's own page has to add; null without one. */
  noteOf(slug: string): string | null;
  /**
   * Returns the pending item of a product, and only once; null when that product is not pending, was chosen elsewhere, or by
   * another customer than the owner.
   * Throws when the item cannot be removed from the storage: it could then be added again and again.
   */
  consume(slug: string, from?: string, owner?: string): PendingItem | null;
  forget(): void;
}

/** A note as the kitchen gets it. */
export const inOneLine = (note: string): string => note.trim().replaceAll(/\s+/g, ' ');

/** Stored in `storage`, the session's; `prefix` begins the keys of a widget. A storage that fails holds no item. */
export function pendingCartItem(storage: SafeStorage, prefix = ''): PendingCartItem {
  const key = `${prefix}wantedItem`;
  return {
    // Note, path and owner stand in lines of their own.
    save: (slug, { quantity, note, from = '', owner = '' }) =>
      void storage.setItem(key, [`${quantity} ${slug}`, note, from, owner].join('\n').trimEnd()),
    forget: () => void storage.removeItem(key),
    noteOf(slug) {
      const [first = '', note = '', place = ''] = (storage.getItem(key) ?? '').split('\n');
      return place === '' && first.replace(/^\d+ /, '') === slug ? note : null;
    },
    consume(slug, from = '', owner = '') {
      const stored = storage.getItem(key) ?? '';
      const [first = '', note = '', place = '', customer = ''] = stored.split('\n');
      const [, quantity, pending] = /^([1-9]\d*) (.+)$/.exec(first) ?? [];
      if (pending !== slug || place !== from) return null;
      if (!storage.removeItem(key)) throw new Error('The pending item could not be removed.');
      const isAnothers = customer && owner && customer !== owner;
      return isAnothers ? null : { quantity: Number(quantity), note };
    },
  };
}
