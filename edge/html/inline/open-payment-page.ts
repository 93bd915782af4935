import { clearNote, saveNote, showText } from './payment-page.ts';

/** Content of the JSON element `#payment-pages`. */
export interface PaymentPageSettings {
  /** Origins of payment pages. */
  readonly origins: readonly string[];
  /** Shown for any other address. */
  readonly refusal: string;
}

/**
 * Stores the way back and opens the payment page that the hash names. The target must be a payment page of the shop,
 * the way back a page of the site that the shopper comes from.
 */
export function openPaymentPage(): void {
  const { origins, refusal } = JSON.parse(
    document.getElementById('payment-pages')?.textContent ?? '',
  ) as PaymentPageSettings;
  const { to = '', back = '', payment } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const target = parseWebAddress(to);
  if (!target || !isSecure(target) || !origins.includes(target.origin)) return showText(refusal, '');
  const page = parseWebAddress(back);
  const isVisited = page?.origin === parseWebAddress(document.referrer)?.origin;
  try {
    clearNote();
    if (page && isVisited && payment) saveNote({ payment, back: page.href, notedAt: Date.now() });
  } catch {
    // Without storage the shopper stays in the storefront after the payment.
  }
  // The address as it was checked: the text may mean another one, relative to this page.
  location.replace(target.href);
}

function parseWebAddress(text: string): URL | undefined {
  try {
    const address = new URL(text);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Plain http is for this machine only. */
function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
