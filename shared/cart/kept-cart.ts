import type { OfflineState } from '@shop/shared/contracts';
import { getCart, type Cart } from '@shop/shared/contracts/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { safeParse } from 'valibot';
import { jsonText } from '../json/index.ts';

/** The last cart of a customer on this device, until the session ends. */
export interface KeptCart {
  save(owner: string, cart: Cart): void;
  /** Only for the same customer. Tells since when it was kept. */
  read(owner: string): Cart | undefined;
  clear(): void;
}

/** In `storage`. @param offline undefined: nothing is kept */
export function keptCart(
  storage: SafeStorage,
  key: string,
  offline: () => Pick<OfflineState, 'onCached'> | undefined,
): KeptCart {
  return {
    save(owner, cart) {
      if (offline()) storage.setItem(key, jsonText({ owner, at: Date.now(), cart }));
    },
    read(owner) {
      const kept = offline() && parse(storage.getItem(key));
      if (kept?.owner !== owner) return undefined;
      offline()?.onCached(kept.at);
      return kept.cart;
    },
    clear: () => void storage.removeItem(key),
  };
}

/** Undefined for what is no kept cart. */
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
