import type { CartState, Platform } from '@shop/shared/contracts';
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
