import {
  comingBackKey,
  paymentAwayPath,
  paymentNoteKey,
  paymentPagesPath,
  paymentReturnPath,
  type ComingBack,
  type PaymentPages,
  type PaymentTrip,
  type Platform,
} from '@shop/shared/contracts';
import { wait } from '@shop/shared/provider';
import { sessionStore } from '@shop/shared/storage';
import { createContext, useContext } from 'react';
import { jsonText } from '@shop/shared/json';

type Widget = Pick<Platform, 'root' | 'links' | 'storagePrefix'>;

/** How long a shopper whose order is placed waits for the storefront, to which the way back is all that it adds. */
const longestMs = 5_000;

/**
 * The address to navigate to for a payment. In a widget it is a page of the storefront that forwards to the payment page,
 * since the provider returns shoppers to the storefront only, which then sends them back to the page around the widget.
 * In the storefront, in a frame and where this fails or is slow it is the payment page itself. Never rejects.
 */
export async function createPaymentUrl(
  { root, links, storagePrefix = '' }: Widget,
  address: string,
  paymentId: string,
): Promise<string> {
  forgetWayBack({ root });
  if (!('host' in root) || window.top !== window) return address;
  try {
    const origins = await Promise.race([readOrigins(links.href(paymentPagesPath)), tooSlow()]);
    if (!origins.includes(new URL(address).origin)) return address;
    const path = `${paymentReturnPath}?${new URLSearchParams({ paymentId })}`;
    const comingBack: ComingBack = { tag: root.host.localName, path, at: Date.now() };
    // Without it the shopper could not return to the widget.
    if (!sessionStore().setItem(storagePrefix + comingBackKey, jsonText(comingBack))) return address;
    const trip: PaymentTrip = { to: address, back: window.location.href, payment: paymentId };
    return `${links.href(paymentAwayPath)}#${new URLSearchParams({ ...trip })}`;
  } catch (error) {
    console.warn('After the payment the storefront shows how it ended:', error);
    return address;
  }
}

/** The payment pages that the storefront opens. */
async function readOrigins(module: string): Promise<PaymentPages['origins']> {
  // A module of the storefront, whose shape the contract fixes.
  const { origins } = (await import(/* @vite-ignore */ module)) as PaymentPages;
  return origins;
}

async function tooSlow(): Promise<never> {
  await wait(longestMs);
  throw new Error('The storefront does not answer.');
}

/** A payment of the storefront ends there, whatever was begun in this tab before; a widget's has its own way back. */
export function forgetWayBack({ root }: Pick<Platform, 'root'>): void {
  if (!('host' in root)) sessionStore().removeItem(paymentNoteKey);
}

/** Navigates the whole page to another site. */
export type NavigateAway = (address: string) => void;

const NavigateAwayContext = createContext<NavigateAway>(followLink);

/**
 * Clicks a link, so that the other site gets the origin as referrer whatever the page's referrer policy is. In this tab, which the way
 * back is noted in, whatever the page's `<base>` says of links.
 */
function followLink(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, referrerPolicy: 'origin', target: '_self' }).click();
}

/** Replaces the navigation in tests. */
export const NavigateAwayProvider = NavigateAwayContext.Provider;

export function useNavigateAway(): NavigateAway {
  return useContext(NavigateAwayContext);
}
