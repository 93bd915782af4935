import type { OfflineState } from '@shop/shared/contracts';
import { getCart, type Cart } from '@shop/shared/contracts/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { safeParse } from 'valibot';
import { jsonText } from '../json/index.ts';

/** The last cart of a customer on this device, until the session ends. */
export interface StoredCart {
  save(owner: string, cart: Cart): void;
  /** Only for the same customer. Tells since when it was stored. */
  read(owner: string): Cart | undefined;
  clear(): void;
}

/** In `storage`. @param offline undefined: nothing is stored */
export function storedCart(
  storage: SafeStorage,
  key: string,
  offline: () => Pick<OfflineState, 'onCached'> | undefined,
): StoredCart {
  return {
    save(owner, cart) {
      if (offline()) storage.setItem(key, jsonText({ owner, at: Date.now(), cart }));
    },
    read(owner) {
      const stored = offline() && parse(storage.getItem(key));
      if (stored?.owner !== owner) return undefined;
      offline()?.onCached(stored.at);
      return stored.cart;
    },
    clear: () => void storage.removeItem(key),
  };
}

/** Undefined for what is no stored cart. */
function parse(text: string | null) {
  try {
    const { owner, at, cart } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const { success, output } = safeParse(getCart.answer, cart);
    return success && typeof owner === 'string' && typeof at === 'number'
      ? { owner, at, cart: output }
      : undefined;
  } catch {
    return undefined;
  }
}
