import type { CartState, ShopEventDetails, ShopEventName } from '@shop/shared/contracts';
import type { StoreApi } from 'zustand/vanilla';

/** Fires an event on a widget's element that is heard anywhere above it, shadow roots of the page included. */
export function fire<Name extends ShopEventName>(
  element: HTMLElement,
  name: Name,
  detail: ShopEventDetails[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}

/** Fires `shop:cart-changed` whenever lines, count or total differ from what was last told. Returns the way to stop. */
export function tellCartChanges(element: HTMLElement, cart: StoreApi<CartState>): () => void {
  let told = contentOf(cart.getState());
  return cart.subscribe((state) => {
    const content = contentOf(state);
    if (content === told) return;
    told = content;
    fire(element, 'shop:cart-changed', { count: state.view.count });
  });
}

function contentOf({ view }: CartState): string {
  const lines = view.items.map(({ product, quantity }) => [product.slug, quantity]);
  return JSON.stringify([view.count, view.totalPrice, lines]);
}
