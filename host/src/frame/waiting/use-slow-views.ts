import { useEffect, useState } from 'react';
import type * as views from './slow-page.tsx';

type SlowViews = typeof views;

/** What is shown while a page is slow; its code is fetched when one first is. */
export function useSlowViews(wanted: boolean): SlowViews | undefined {
  const [views, setViews] = useState<SlowViews>();
  useEffect(() => {
    if (!wanted) return;
    void import('./slow-page.tsx').then(setViews, () => {
      // Out of reach like the page itself: what was there stays, marked as busy.
    });
  }, [wanted]);
  return views;
}
