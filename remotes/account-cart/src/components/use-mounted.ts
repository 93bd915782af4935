import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the first render of a page that came as HTML, so that what only the browser knows is shown after it. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
