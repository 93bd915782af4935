import type { CartState } from '@shop/shared/contracts';
import type { ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useCart } from '../react.ts';

// For tests of the React binding: a cart store that sends nothing, and a component that shows its count.

export interface FakeCart {
  readonly cart: StoreApi<CartState>;
  readonly reload: Mock<() => Promise<void>>;
  show(status: CartState['status'], count: number): void;
}

export function createFakeCart(): FakeCart {
  const none = (): Promise<void> => Promise.resolve();
  const reload = vi.fn<() => Promise<void>>(none);
  const view = { items: [], count: 0, totalPrice: '0.00', pending: false };
  const cart = createStore<CartState>(() => ({
    status: 'idle',
    view,
    error: null,
    reload,
    add: none,
    setQuantity: none,
    remove: none,
    clear: none,
    forget: () => undefined,
  }));
  return { cart, reload, show: (status, count) => cart.setState({ status, view: { ...view, count } }) };
}

export function Badge({ cart }: Pick<FakeCart, 'cart'>): ReactNode {
  return <output>{useCart({ cart }).view.count}</output>;
}
