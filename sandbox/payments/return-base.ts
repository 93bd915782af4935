import { isLoopback, originOf } from '../http/loopback.ts';

/**
 * Where the payment page sends the customer back to. A configured storefront wins, since a widget's call comes
 * from another site's page; it may use another name of this machine. Without one the caller's own origin
 * is used, if it is on this machine: no other site may choose where customers return to.
 */
export function returnBase(storefrontUrl: string | undefined, origin: string | undefined): string | null {
  const caller = originOf(origin);
  const local = caller !== null && isLoopback(caller) ? caller : null;
  const storefront = originOf(storefrontUrl);
  if (storefront === null) return local;
  return local !== null && isLoopback(storefront) && hasSamePort(local, storefront) ? local : storefront;
}

function hasSamePort(one: string, other: string): boolean {
  return new URL(one).port === new URL(other).port && new URL(one).protocol === new URL(other).protocol;
}
