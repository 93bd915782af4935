import {
  comingBackKey,
  paymentAwayPath,
  paymentPagesPath,
  paymentReturnPath,
  type ComingBack,
  type PaymentPages,
  type PaymentTrip,
  type Platform,
} from '@shop/shared/contracts';

type Widget = Pick<Platform, 'root' | 'links' | 'storagePrefix'>;

/**
 * The address to leave for to pay. In a widget it is one of the storefront, which hands on to the payment page and brings
 * the shopper back to the page around the widget afterwards: the provider knows no other way back than the storefront.
 * The payment page itself in the storefront, in a frame, and wherever that cannot be prepared. Never rejects.
 */
export async function wayToPay(
  { root, links, storagePrefix = '' }: Widget,
  address: string,
  paymentId: string,
): Promise<string> {
  if (!('host' in root) || window.top !== window) return address;
  try {
    const module = links.href(paymentPagesPath);
    // The storefront's own.
    const { origins } = (await import(/* @vite-ignore */ module)) as PaymentPages;
    if (!origins.includes(new URL(address).origin)) return address;
    const path = `${paymentReturnPath}?${new URLSearchParams({ paymentId })}`;
    const comingBack: ComingBack = { tag: root.host.localName, path };
    window.sessionStorage.setItem(storagePrefix + comingBackKey, JSON.stringify(comingBack));
    const trip: PaymentTrip = { to: address, back: window.location.href, payment: paymentId };
    return `${links.href(paymentAwayPath)}#${new URLSearchParams({ ...trip })}`;
  } catch (error) {
    console.warn('After the payment the storefront shows how it ended:', error);
    return address;
  }
}
