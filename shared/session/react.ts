import type { Platform, SessionState } from '@shop/shared/contracts';
import { useState } from 'react';
import { useStore } from 'zustand';

/** The session state; while hydrating, that of a visitor. */
export function useSession(platform: Pick<Platform, 'session'>): SessionState {
  return useStore(platform.session);
}

/**
 * Whether to show a form for customers: while signed in, and after the provider has ended the session of an open page, so
 * that what was typed stays.
 */
export function useCustomerForm(platform: Pick<Platform, 'session'>): boolean {
  const { signedIn, hasEnded = false } = useSession(platform);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  return signedIn || (wasSignedIn && hasEnded);
}

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
