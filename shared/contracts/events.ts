/** Events a widget fires on its own element; all bubble and are composed. */
export interface ShopEventDetails {
  /** The widget shows its content. */
  'shop:ready': Record<string, never>;
  /** The widget could not load; its fallback content stays. */
  'shop:error': { readonly message: string };
  /** The cart changed; the count is for display, read the cart for more. */
  'shop:cart-changed': { readonly count: number };
  /** A link to a storefront page was followed. */
  'shop:navigate': { readonly path: string; readonly href: string };
}

export type ShopEventName = keyof ShopEventDetails;
