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
