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
