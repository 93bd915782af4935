// What widgets, the page around them and the edge exchange.

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

/** A part of a preview: a text, or an element as its name, its attributes and what stands in it. */
export type PreviewNode = string | PreviewElement;
export type PreviewElement = readonly [string, Readonly<Record<string, string>>, ...PreviewNode[]];

/** A widget's first page as the edge has rendered it: what `/embed/<area>/preview.js` exports; nothing when it has none. */
export interface PreviewModule {
  readonly styles?: string;
  readonly tree?: readonly PreviewNode[];
  /** What the provider answered to the page's early calls, by address below the API base. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

// The way of a payment that was begun in a widget: from the page around it to the storefront, which keeps the way back, on
// to the payment page, from there to the storefront again, the one address that the provider knows, and back to that page.

/** Page of the storefront that hands on to the payment page; what `PaymentTrip` says stands in its fragment. */
export const paymentAwayPath = '/payment/away';

/** Page that the provider's payment page leads back to. */
export const paymentReturnPath = '/payment/return';

/** Module of the storefront that tells widgets which payment pages it hands on to. */
export const paymentPagesPath = '/embed/payment-pages.js';

/** Parameters in the fragment of `paymentAwayPath`. */
export interface PaymentTrip {
  /** Address of the payment page. */
  readonly to: string;
  /** Address of the page around the widget. */
  readonly back: string;
  /** The payment's id. */
  readonly payment: string;
}

/** What `paymentPagesPath` exports. */
export interface PaymentPages {
  /** Origins that the storefront hands on to. */
  readonly origins: readonly string[];
}

/** Where a widget keeps, for its page's tab, what to show once the shopper is back; its storage prefix stands before it. */
export const comingBackKey = 'comingBack';

/** What stands there, as JSON. */
export interface ComingBack {
  /** Element that showed the checkout. */
  readonly tag: string;
  /** Storefront path of the payment's result. */
  readonly path: string;
}
