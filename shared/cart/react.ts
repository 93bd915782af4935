import type { CartState, Platform } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { useStore } from 'zustand';

/** The cart, rendered anew when it changes; loaded when it is first shown. While hydrating it is empty. */
export function useCart(platform: Pick<Platform, 'cart'>): CartState {
  const cart = useStore(platform.cart);
  const { status, reload } = cart;
  useEffect(() => {
    if (status === 'idle') void reload();
  }, [status, reload]);
  return cart;
}
