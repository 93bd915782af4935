import type { CartItem } from './provider/entities/cart.ts';

/** The cart as areas see it: the provider's last cart with the changes under way applied. */
export interface CartState {
  /** `idle` before the first load; `error` keeps the last known cart. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  /** What to show: the server's cart with the pending changes applied. Empty when signed out. */
  readonly view: CartView;
  /** The failed load behind `error`. */
  readonly error: unknown;

  /** Loads the cart anew; without a session the cart is the empty default and nothing is sent. */
  reload(): Promise<void>;
  /** Rejects with a `CartError` (refused here) or a `ProviderError`; the cart shown falls back to the truth. */
  add(item: CartAddition): Promise<void>;
  /** Sets a line's quantity; at least 1. */
  setQuantity(itemId: number, quantity: number): Promise<void>;
  remove(itemId: number): Promise<void>;
  clear(): Promise<void>;
  /** Empties the cart here without a call: an order took it. */
  forget(): void;
}

export interface CartView {
  readonly items: readonly CartItem[];
  /** Items in the cart, counted by the provider where it counts them. */
  readonly count: number;
  /** The provider's total as decimal text; never summed up here. */
  readonly totalPrice: string;
  /** True while a change is under way, so that the total is not final. */
  readonly pending: boolean;
}

export interface CartAddition {
  readonly productId: number;
  readonly quantity: number;
  readonly customization?: Readonly<Record<string, unknown>>;
  /** What the line looks like until the provider answers. */
  readonly product?: CartItem['product'];
}
