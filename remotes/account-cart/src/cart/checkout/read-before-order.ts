import type { CartView, Platform } from '@shop/shared/contracts';
import { isAnother } from '@shop/shared/session';
import { accountFormMessages } from '../../messages/account-form.ts';
import { cartMessages } from '../../messages/cart.ts';
import { checkoutMessages } from '../../messages/checkout.ts';

/**
 * Reads the cart right before it is ordered, since the provider orders what it has, at its prices, and not what shows here: another
 * device may have changed it, or an outage. Resolves to why the shopper has to look at it first; to nothing where it is as it shows.
 */
export async function readBeforeOrder({
  cart,
  session,
  connection,
}: Pick<Platform, 'cart' | 'session' | 'connection'>): Promise<string | undefined> {
  const { status: statusBefore, view: shown, reload } = cart.getState();
  const { owner = '' } = session.getState();
  await reload();
  const { status, view } = cart.getState();
  const now = session.getState();
  if (isAnother(owner, now.owner ?? '')) return checkoutMessages.cartOther;
  // The order's own call says that a login is needed.
  if (!now.signedIn) return undefined;
  if (view.pending) return cartMessages.totalPending;
  if (status === 'ready' && statusBefore === 'ready')
    return isSameCart(shown, view) ? undefined : checkoutMessages.cartOther;
  return connection?.getState().status === 'offline' ? accountFormMessages.offline : cartMessages.noTotal;
}

/** Whether both hold the same dishes for the same sum, whatever their lines are called. */
export function isSameCart(one: CartView, other: CartView): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ items, totalPrice }: CartView): string {
  const lines = items.map(({ product: { name }, quantity }) => JSON.stringify([name, quantity]));
  return JSON.stringify([totalPrice && Number(totalPrice), ...lines.sort()]);
}
