// What widgets, the page around them and the edge exchange.
import type { ProviderSettings } from './boot.ts';
import type { EventValue, ShopEventParameters } from './shop-event.ts';

/** Events a widget fires on its own element; all bubble and are composed. */
export interface ShopEventDetails extends ReportedDetails {
  /** The widget shows its content. */
  'shop:ready': Record<string, never>;
  /** The widget could not load or could not show its first page; its fallback content stays. */
  'shop:error': { readonly message: string; readonly code: ShopErrorCode };
  /** The cart as the provider has it: once it is known, and after each change. */
  'shop:cart-changed': EventValue & { readonly count: number };
  /** A link to a storefront page is followed; can be prevented. */
  'shop:navigate': { readonly path: string; readonly href: string };
}

/** The events of `ShopEventParameters`, by the names that they have in the page around a widget. */
export const reportedEvents = {
  view_item_list: 'shop:list-view',
  view_item: 'shop:product-view',
  search: 'shop:search',
  add_to_cart: 'shop:add-to-cart',
  remove_from_cart: 'shop:remove-from-cart',
  begin_checkout: 'shop:begin-checkout',
  add_payment_info: 'shop:add-payment-info',
  purchase: 'shop:order-placed',
  login: 'shop:login',
  sign_up: 'shop:sign-up',
} as const satisfies Record<keyof ShopEventParameters, string>;

type ReportedDetails = {
  [Name in keyof ShopEventParameters as (typeof reportedEvents)[Name]]: ShopEventParameters[Name];
};

export type ShopEventName = keyof ShopEventDetails;

/**
 * Why a widget shows nothing: the browser is too old, its attributes cannot be used, its code could not be loaded, the
 * provider did not answer, does not know the page, or failed; else it is the shop's own error.
 */
export type ShopErrorCode = 'browser' | 'settings' | 'files' | 'network' | 'not-found' | 'provider' | 'shop';

/**
 * The shop of a storefront. The edge writes it in front of `/embed/<remote>.js` as the constant `shopSettings`; attributes of
 * a widget overrule it.
 */
export interface ShopSettings extends Partial<ProviderSettings> {
  readonly apiBase: string;
  readonly tenant: number;
}

/** A node of a preview: a text, or an element as its name, its attributes and its children. */
export type PreviewNode = string | PreviewElement;
export type PreviewElement = readonly [string, Readonly<Record<string, string>>, ...PreviewNode[]];

/** Exports of `/embed/<area>/preview.js`: a widget's first page as the edge has rendered it. Empty without one. */
export interface PreviewModule {
  readonly styles?: string;
  readonly tree?: readonly PreviewNode[];
  /** What the page's loaders gave, by route id; absent where some of it did not come in time. */
  readonly data?: Readonly<Record<string, unknown>>;
}

// A payment that starts in a widget goes from its page to the storefront, which notes the way back, to the payment page, from
// there to the storefront, the only address that the provider knows, and back to the widget's page.

/** Page of the storefront that redirects to the payment page; its URL fragment holds a `PaymentTrip`. */
export const paymentAwayPath = '/payment/away';

/** Page that the payment page returns to. */
export const paymentReturnPath = '/payment/return';

/** Page of the storefront that leads back to the page on which a payment was begun; has the same `paymentId`. */
export const paymentBackPath = '/payment/back';

/** Key in the storefront's session storage of the noted way back. */
export const paymentNoteKey = 'paymentWayBack';

/** Module of the storefront with the payment pages that it redirects to. */
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
  /** Origins of payment pages that the storefront redirects to. */
  readonly origins: readonly string[];
}

/** Key in session storage, after the widget's storage prefix, of what to show once the shopper is back. */
export const comingBackKey = 'comingBack';

/** Its value, as JSON. */
export interface ComingBack {
  /** Element that showed the checkout. */
  readonly tag: string;
  /** Storefront path of the payment's result. */
  readonly path: string;
  /** When the payment was begun, in milliseconds since 1970; absent from earlier releases. */
  readonly at?: number;
}
