import { returnKey, type PaymentReturn } from './return-from-payment.ts';

/** Content of the JSON element `#payment-pages`. */
export interface PaymentPageSettings {
  /** Origins of payment pages. */
  readonly origins: readonly string[];
  /** Shown for any other address. */
  readonly refusal: string;
}

/**
 * Stores the way back and opens the payment page that the fragment names. The target must be a payment page of the shop,
 * the way back a page of the site that the shopper comes from.
 */
export function openPaymentPage(): void {
  const { origins, refusal } = JSON.parse(
    document.getElementById('payment-pages')?.textContent ?? '',
  ) as PaymentPageSettings;
  const { to = '', back = '', payment } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (!origins.includes(originOf(to))) return showRefusal(refusal);
  try {
    const referrer = originOf(document.referrer);
    if (referrer && referrer === originOf(back) && payment)
      sessionStorage.setItem(returnKey, JSON.stringify({ payment, back } satisfies PaymentReturn));
  } catch {
    // Without storage the shopper stays in the storefront after the payment.
  }
  location.replace(to);
}

function originOf(address: string): string {
  try {
    return /^https?:/.test(address) ? new URL(address).origin : '';
  } catch {
    return '';
  }
}

function showRefusal(refusal: string): void {
  document.title = refusal;
  for (const [selector, text] of [
    ['h1', refusal],
    ['p', ''],
  ] as const) {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  }
}
