import type { ShopErrorCode, ShopEventDetails, ShopEventName } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';

/** Fires an event on a widget's element; it bubbles out of the page's shadow roots. False when the page has prevented it. */
export function fireShopEvent<Name extends ShopEventName>(
  element: EventTarget,
  name: Name,
  detail: ShopEventDetails[Name],
): boolean {
  const cancelable = name === 'shop:navigate';
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

/** What an error of a page means to the page around the widget. */
export function errorCode(error: unknown): ShopErrorCode {
  if ((error as { readonly status?: unknown } | null)?.status === 404) return 'not-found';
  if (!isProviderFailure(error)) return 'shop';
  return error.kind === 'network' || error.kind === 'timeout' ? 'network' : 'provider';
}
