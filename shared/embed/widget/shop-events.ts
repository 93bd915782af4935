import type { CartState, ShopErrorCode, ShopEventDetails, ShopEventName } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import type { StoreApi } from 'zustand/vanilla';

/** Fires an event on a widget's element; it bubbles out of the page's shadow roots. */
export function fireShopEvent<Name extends ShopEventName>(
  element: HTMLElement,
  name: Name,
  detail: ShopEventDetails[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}

/** Fires `shop:cart-changed` whenever lines, count or total differ from the last time. Returns a function that stops it. */
export function fireCartChanges(element: HTMLElement, cart: StoreApi<CartState>): () => void {
  let last = cartContent(cart.getState());
  return cart.subscribe((state) => {
    const content = cartContent(state);
    if (content === last) return;
    last = content;
    fireShopEvent(element, 'shop:cart-changed', { count: state.view.count });
  });
}

/** What an error of a page means to the page around the widget. */
export function errorCode(error: unknown): ShopErrorCode {
  if ((error as { readonly status?: unknown } | null)?.status === 404) return 'not-found';
  if (!isProviderFailure(error)) return 'shop';
  return error.kind === 'network' || error.kind === 'timeout' ? 'network' : 'provider';
}

function cartContent({ view }: CartState): string {
  const lines = view.items.map(({ product, quantity }) => [product.slug, quantity]);
  return JSON.stringify([view.count, view.totalPrice, lines]);
}
