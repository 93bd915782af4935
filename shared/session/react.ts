import type { Platform, SessionState } from '@shop/shared/contracts';
import { useStore } from 'zustand';

/** The session state; while hydrating, that of a visitor. */
export function useSession(platform: Pick<Platform, 'session'>): SessionState {
  return useStore(platform.session);
}
