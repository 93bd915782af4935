import type { Platform } from '@shop/shared/contracts';
import { useState } from 'react';
import { useSession } from './react.ts';

/**
 * Whose it is what is typed: the customer's, after the provider has ended the session of a page, too. Empty for a visitor, and
 * while hydrating.
 */
export function useDraftOwner(platform: Pick<Platform, 'session'>): string {
  const { owner = '', hasEnded = false, endedOwner = '' } = useSession(platform);
  const [last, setLast] = useState(owner);
  if (owner && owner !== last) setLast(owner);
  // The shell of an earlier release does not say whose it was.
  return owner || (hasEnded ? endedOwner || last : '');
}
