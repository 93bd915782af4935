import {
  eventItem,
  eventValue,
  reportedEvents,
  type CartState,
  type CartView,
  type Report,
  type SessionState,
  type ShopErrorCode,
  type ShopEventDetails,
  type ShopEventName,
} from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import type { StoreApi } from 'zustand/vanilla';

/** Fires an event on a widget's element; it bubbles out of the page's shadow roots. False when the page has prevented it. */
export function fireShopEvent<Name extends ShopEventName>(
  element: EventTarget,
  name: Name,
  detail: ShopEventDetails[Name],
): boolean {
  const cancelable = name === 'shop:navigate';
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

/** Fires what an area reports as an event of the page. */
export function reportTo(target: () => EventTarget): Report {
  return (name, parameters) => {
    // The table gives each event the name of its own parameters.
    const detail = parameters as ShopEventDetails[(typeof reportedEvents)[typeof name]];
    fireShopEvent(target(), reportedEvents[name], detail);
  };
}

interface CartOwner {
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

/** What an error of a page means to the page around the widget. */
export function errorCode(error: unknown): ShopErrorCode {
  if ((error as { readonly status?: unknown } | null)?.status === 404) return 'not-found';
  if (!isProviderFailure(error)) return 'shop';
  return error.kind === 'network' || error.kind === 'timeout' ? 'network' : 'provider';
}

function cartContent(view: CartView): string {
  const lines = view.items.map(({ product, quantity }) => [product.slug, quantity]);
  return JSON.stringify([view.count, view.totalPrice, lines]);
}
