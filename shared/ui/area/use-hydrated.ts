import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the shop's code runs the page: false where a page is rendered on a server, and until it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
