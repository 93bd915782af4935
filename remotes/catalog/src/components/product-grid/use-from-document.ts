import { useHydrated } from '@shop/shared/ui';
import { useState } from 'react';

/**
 * Whether these are the items that a server rendered: a phone lays out what lies below the first screens of them as it comes near.
 * To lay out all before the first paint takes it a tenth of a second. Every later list has its heights at once, so that
 * coming back finds its place.
 */
export function useFromDocument(items: readonly unknown[]): boolean {
  const waitForHydration = useHydrated();
  const [rendered, setRendered] = useState(waitForHydration ? null : items);
  if (rendered && rendered !== items) setRendered(null);
  return rendered === items;
}
