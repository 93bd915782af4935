import {
  eventItem,
  eventValue,
  reportedEvents,
  type CartState,
  type CartView,
  type Report,
  type SessionState,
  type ShopEventDetails,
} from '@shop/shared/contracts';
import type { StoreApi } from 'zustand/vanilla';
import { fireShopEvent } from './shop-events.ts';

// Loaded once the first widget shows; see `report-to-page.ts`.

/** Fires what an area reports as an event of the page. */
export function fireReported(target: EventTarget, ...[name, parameters]: Parameters<Report>): void {
  // The table gives each event the name of its own parameters.
  const detail = parameters as ShopEventDetails[(typeof reportedEvents)[typeof name]];
  fireShopEvent(target, reportedEvents[name], detail);
}

export interface CartOwner {
  readonly cart: StoreApi<CartState>;
  readonly session: StoreApi<SessionState>;
}

/**
 * Fires `shop:cart-changed` once the cart is known, and whenever the provider has changed its lines, count or total.
 * A visitor's is known to be empty.
 */
export function fireCartChanges(target: () => EventTarget, { cart, session }: CartOwner): void {
  let last: string | undefined;
  const fire = () => {
    const { status, view } = cart.getState();
    if (view.pending || (status !== 'ready' && session.getState().signedIn)) return;
    const content = cartContent(view);
    if (content === last) return;
    last = content;
    const items = view.items.map(({ product, quantity }) => eventItem(product, quantity));
    fireShopEvent(target(), 'shop:cart-changed', {
      count: view.count,
      ...eventValue(items, view.totalPrice),
    });
  };
  cart.subscribe(fire);
  fire();
}

function cartContent(view: CartView): string {
  const lines = view.items.map(({ product, quantity }) => [product.slug, quantity]);
  return JSON.stringify([view.count, view.totalPrice, lines]);
}
