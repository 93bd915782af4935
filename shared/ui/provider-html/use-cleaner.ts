import { useSyncExternalStore } from 'react';
import { pageGlobal, type CleanHtml } from '../../contracts/index.ts';

/** The sanitiser; null while it is on its way, where it cannot be had, and while hydrating. */
export function useCleaner(): CleanHtml | null {
  return useSyncExternalStore(
    whenLoaded,
    () => pageGlobal().cleanHtml ?? null,
    () => null,
  );
}

// The sanitiser comes with its first use: most pages never show HTML of the provider.
function whenLoaded(notify: () => void): () => void {
  let wanted = true;
  import('./formatted.ts')
    .then(({ provideCleaner }) => provideCleaner())
    .then(
      () => wanted && notify(),
      (error: unknown) => console.warn('Formatted text is shown plain:', error),
    );
  return () => {
    wanted = false;
  };
}
