/** What a visitor wanted to add when the login came in between. One item at most, of one product. */
export interface WantedItem {
  keep(slug: string, quantity: number): void;
  /**
   * Gives the quantity wanted of a product, and only once; null when none is wanted.
   * Throws when it is wanted but cannot be forgotten: it could then be added again and again.
   */
  take(slug: string): number | null;
}

/**
 * Kept in session storage; `prefix` begins the keys of a widget. A storage that cannot be reached wants nothing.
 */
export function wantedItem(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  prefix = '',
): WantedItem {
  const key = `${prefix}wantedItem`;
  return {
    keep(slug, quantity) {
      try {
        storage().setItem(key, `${quantity} ${slug}`);
      } catch (error) {
        console.error('The wanted item could not be kept.', error);
      }
    },
    take(slug) {
      const [, quantity, wanted] = /^([1-9]\d*) (.+)$/.exec(read(storage, key)) ?? [];
      if (wanted !== slug) return null;
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
