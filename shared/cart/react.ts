import type { CartState, CartView, Platform } from '@shop/shared/contracts';
import type { CartItem } from '@shop/shared/contracts/provider';
import { useEffect } from 'react';
import { useStore } from 'zustand';

/** The cart state; the cart is loaded when it is first shown. While hydrating it is empty. */
export function useCart(platform: Pick<Platform, 'cart'>): CartState {
  const cart = useStore(platform.cart);
  const { status, reload } = cart;
  useEffect(() => {
    if (status === 'idle') void reload();
  }, [status, reload]);
  return cart;
}

/** Loads the cart of a customer, for parts that show what it holds. */
export function useLoadedCart({ cart, session }: Pick<Platform, 'cart' | 'session'>): void {
  const signedIn = useStore(session, (state) => state.signedIn);
  useEffect(() => {
    const { status, reload } = cart.getState();
    if (signedIn && status === 'idle') void reload();
  }, [signedIn, cart]);
}

/** The customer's line of a product without customization; undefined without one, and while hydrating. */
export function useCartLine({ cart }: Pick<Platform, 'cart'>, slug: string): CartItem | undefined {
  return useStore(cart, ({ view }) => plainLineOf(view, slug));
}

/** The line of a product without customization. */
export function plainLineOf({ items }: CartView, slug: string): CartItem | undefined {
  return items.find(
    ({ product, customization }) => product.slug === slug && Object.keys(customization).length === 0,
  );
}
