import type { Platform } from '@shop/shared/contracts';
import { useState } from 'react';
import { useSession } from './react.ts';

/** A session whose customer is not known, or not yet. */
const unknown = 'unknown';

/**
 * Key for what only one customer may see: it changes when they log out, and when another one logs in, in this tab or another. A
 * session that the provider has ended is still theirs.
 */
export function useCustomerKey(platform: Pick<Platform, 'session'>): number {
  const { signedIn, hasEnded, owner, endedOwner } = useSession(platform);
  const [last, setLast] = useState({ customer: '', key: 0 });
  const isLoggedOut = !signedIn && !hasEnded;
  const customer = isLoggedOut ? '' : owner || endedOwner || last.customer || unknown;
  if (customer !== last.customer) {
    const isSame = last.customer === '' || (last.customer === unknown && customer !== '');
    setLast({ customer, key: isSame ? last.key : last.key + 1 });
  }
  return last.key;
}
