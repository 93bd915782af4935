import type { SafeStorage } from '@shop/shared/storage';

export interface PendingItem {
  readonly quantity: number;
  /** To the kitchen, in one line; empty without one. */
  readonly note: string;
  /** Path of the page whose list it was chosen in; absent for the product's own page. */
  readonly from?: string | undefined;
}

/** The item that a visitor tried to add before logging in; stored for the session. One item at most, of one product. */
export interface PendingCartItem {
  save(slug: string, item: PendingItem): void;
  /** Whether the product's own page has one to add. */
  has(slug: string): boolean;
  /**
   * Returns the pending item of a product, and only once; null when that product is not pending, or was chosen elsewhere.
   * Throws when the item cannot be removed from the storage: it could then be added again and again.
   */
  consume(slug: string, from?: string): PendingItem | null;
}

/** Stored in `storage`, the session's; `prefix` begins the keys of a widget. A storage that fails holds no item. */
export function pendingCartItem(storage: SafeStorage, prefix = ''): PendingCartItem {
  const key = `${prefix}wantedItem`;
  return {
    // Note and path stand in lines of their own.
    save: (slug, { quantity, note, from }) =>
      void storage.setItem(key, [`${quantity} ${slug}`, note, from ?? ''].join('\n').trimEnd()),
    has(slug) {
      const [first = '', , place = ''] = (storage.getItem(key) ?? '').split('\n');
      return place === '' && first.replace(/^\d+ /, '') === slug;
    },
    consume(slug, from = '') {
      const stored = storage.getItem(key) ?? '';
      const [first = '', note = '', place = ''] = stored.split('\n');
      const [, quantity, pending] = /^([1-9]\d*) (.+)$/.exec(first) ?? [];
      if (pending !== slug || place !== from) return null;
      if (!storage.removeItem(key)) throw new Error('The pending item could not be removed.');
      return { quantity: Number(quantity), note };
    },
  };
}
