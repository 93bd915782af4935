import type { SafeStorage } from '@shop/shared/storage';

export interface PendingItem {
  readonly quantity: number;
  /** To the kitchen, in one line; empty without one. */
  readonly note: string;
}

/** The item that a visitor tried to add before logging in; stored for the session. One item at most, of one product. */
export interface PendingCartItem {
  save(slug: string, item: PendingItem): void;
  /**
   * Returns quantity and note of a product, and only once; null when that product is not pending.
   * Throws when the item cannot be removed from the storage: it could then be added again and again.
   */
  consume(slug: string): PendingItem | null;
}

/** Stored in `storage`, the session's; `prefix` begins the keys of a widget. A storage that fails holds no item. */
export function pendingCartItem(storage: SafeStorage, prefix = ''): PendingCartItem {
  const key = `${prefix}wantedItem`;
  return {
    // A note stands in a line of its own.
    save: (slug, { quantity, note }) =>
      void storage.setItem(key, `${quantity} ${slug}${note && `\n${note}`}`),
    consume(slug) {
      const stored = storage.getItem(key) ?? '';
      const [, quantity, pending, note = ''] = /^([1-9]\d*) (.+)(?:\n(.+))?$/.exec(stored) ?? [];
      if (pending !== slug) return null;
      if (!storage.removeItem(key)) throw new Error('The pending item could not be removed.');
      return { quantity: Number(quantity), note };
    },
  };
}
