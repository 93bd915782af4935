/** The item that a visitor tried to add before logging in; stored for the session. One item at most, of one product. */
export interface PendingCartItem {
  save(slug: string, quantity: number): void;
  /**
   * Returns the quantity of a product, and only once; null when that product is not pending.
   * Throws when the item cannot be removed from the storage: it could then be added again and again.
   */
  consume(slug: string): number | null;
}

/** Stored in session storage; `prefix` begins the keys of a widget. A storage that fails holds no item. */
export function pendingCartItem(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  prefix = '',
): PendingCartItem {
  const key = `${prefix}wantedItem`;
  return {
    save(slug, quantity) {
      try {
        storage().setItem(key, `${quantity} ${slug}`);
      } catch (error) {
        console.error('The item could not be stored until after the login.', error);
      }
    },
    consume(slug) {
      const [, quantity, pending] = /^([1-9]\d*) (.+)$/.exec(read(storage, key)) ?? [];
      if (pending !== slug) return null;
      storage().removeItem(key);
      return Number(quantity);
    },
  };
}

function read(storage: () => Pick<Storage, 'getItem'>, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}
