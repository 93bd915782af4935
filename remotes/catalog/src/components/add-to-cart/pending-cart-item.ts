import type { SafeStorage } from '@shop/shared/storage';

/** The item that a visitor tried to add before logging in; stored for the session. One item at most, of one product. */
export interface PendingCartItem {
  save(slug: string, quantity: number): void;
  /**
   * Returns the quantity of a product, and only once; null when that product is not pending.
   * Throws when the item cannot be removed from the storage: it could then be added again and again.
   */
  consume(slug: string): number | null;
}

/** Stored in `storage`, the session's; `prefix` begins the keys of a widget. A storage that fails holds no item. */
export function pendingCartItem(storage: SafeStorage, prefix = ''): PendingCartItem {
  const key = `${prefix}wantedItem`;
  return {
    save: (slug, quantity) => void storage.setItem(key, `${quantity} ${slug}`),
    consume(slug) {
      const [, quantity, pending] = /^([1-9]\d*) (.+)$/.exec(storage.getItem(key) ?? '') ?? [];
      if (pending !== slug) return null;
      if (!storage.removeItem(key)) throw new Error('The pending item could not be removed.');
      return Number(quantity);
    },
  };
}
