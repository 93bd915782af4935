import type { Platform } from '@shop/shared/contracts';
import { useState } from 'react';
import { useSession } from './react.ts';

/**
 * Whose it is what is typed: the customer's, after the provider has ended the session of a page, too. Empty for a visitor, and
 * while the session has not loaded.
 */
export function useDraftOwner(platform: Pick<Platform, 'session'>): string {
  const { owner = '', hasEnded = false, endedOwner = '' } = useSession(platform);
  const [last, setLast] = useState(owner);
  if (owner && owner !== last) setLast(owner);
  // The shell of an earlier release does not say whose it was.
  return owner || (hasEnded ? endedOwner || last : '');
}

/**
 * Whether a customer is there of whom nobody knows yet who it is: while hydrating, and until the session's code has loaded. What they
 * type then is not to take the place of what they have typed before.
 */
export function isCustomerAwaited({ session }: Pick<Platform, 'session'>, draftOwner: string): boolean {
  const { signedIn, owner } = session.getState();
  return signedIn && draftOwner === '' && owner !== '';
}
