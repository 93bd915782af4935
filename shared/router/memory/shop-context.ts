import { createContext, useContext } from 'react';
import type { MemoryShop } from './memory-shop.ts';
import type { ShopState } from './shop-state.ts';

export interface Shown {
  readonly shop: MemoryShop;
  /** The state this render shows; the shop itself may be further on. */
  readonly state: ShopState;
}

export const ShopContext = createContext<Shown | null>(null);
/** Index of the match whose page is being rendered; -1 outside all. */
export const DepthContext = createContext(-1);
/** Boxed, since anything can be thrown. */
export const ErrorContext = createContext<{ readonly error: unknown } | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShopContext);
  if (!shown) throw new Error('Routing is used outside a shop: render it inside <MemoryShopView>.');
  return shown;
}
