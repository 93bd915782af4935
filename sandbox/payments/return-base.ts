import { isLoopback, originOf } from '../http/loopback.ts';

/**
 * Where the payment page sends the customer back to. A configured storefront wins, since a widget's call comes
 * from somebody else's page; it may go by another name of this machine. Without one the caller's own origin
 * serves, as long as it is on this machine: nobody else's page may choose where customers end up.
 */
export function returnBase(storefrontUrl: string | undefined, origin: string | undefined): string | null {
  const caller = originOf(origin);
  const local = caller !== null && isLoopback(caller) ? caller : null;
  const storefront = originOf(storefrontUrl);
  if (storefront === null) return local;
  return local !== null && isLoopback(storefront) && sameDoor(local, storefront) ? local : storefront;
}

function sameDoor(one: string, other: string): boolean {
  return new URL(one).port === new URL(other).port && new URL(one).protocol === new URL(other).protocol;
}
