import type { CartView, Platform } from '@shop/shared/contracts';
import type { CartItem } from '@shop/shared/contracts/provider';
import { useEffect, useSyncExternalStore } from 'react';

// Apart from `react.ts`: widgets whose pages show the cart itself load its code at once, and cards can wait for it.

/** Loads the cart of a customer, for parts that show what it holds. */
export function useLoadedCart({ cart, session }: Pick<Platform, 'cart' | 'session'>): void {
  useEffect(() => {
    const load = () => {
      const { status, reload } = cart.getState();
      if (session.getState().signedIn && status === 'idle') void reload();
    };
    load();
    return session.subscribe(load);
  }, [session, cart]);
}

/** The customer's line of a product without customization; undefined without one, and while hydrating. */
export function useCartLine({ cart }: Pick<Platform, 'cart'>, slug: string): CartItem | undefined {
  return useSyncExternalStore(
    cart.subscribe,
    () => plainLineOf(cart.getState().view, slug),
    () => undefined,
  );
}

/** The line of a product without customization. */
export function plainLineOf({ items }: CartView, slug: string): CartItem | undefined {
  return items.find(
    ({ product, customization }) => product.slug === slug && Object.keys(customization).length === 0,
  );
}
