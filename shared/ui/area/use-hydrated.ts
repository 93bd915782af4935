import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the shop's code runs the page: false on the server and until the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
