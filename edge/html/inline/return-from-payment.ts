/** Key in session storage under which the storefront keeps a `PaymentReturn` as JSON. */
export const returnKey = 'paymentWayBack';

/** The page on which a payment was begun. */
export interface PaymentReturn {
  /** The payment's id. */
  readonly payment: string;
  /** Absolute address of the page. */
  readonly back: string;
}

/**
 * Sends a shopper who comes from the payment page back to the foreign page on which the payment was begun. Once: opening
 * the address again shows the result in the storefront.
 */
export function returnFromPayment(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(returnKey) ?? 'null') as Partial<PaymentReturn> | null;
    const { payment, back } = stored ?? {};
    const paid = new URLSearchParams(location.search).get('paymentId') || payment;
    if (!back || paid !== payment) return;
    sessionStorage.removeItem(returnKey);
    location.replace(back);
  } catch {
    // Without storage the result is shown here.
  }
}
