import { useCallback, useEffect, useState } from 'react';
import type * as OrderingCode from './ordering.tsx';

/**
 * The code of checkout and order, for carts that hold something: it comes when the page has nothing else to do, so that a
 * line that is lost later stops nobody. It stays in use once it is needed: an order under way outlives the view that it was sent from.
 * @param likely whether somebody may go to the checkout
 * @param needed whether it shows, or an order waits for its outcome
 */
export function useOrdering(likely: boolean, needed: boolean) {
  const [code, setCode] = useState<typeof OrderingCode>();
  const [failed, setFailed] = useState(false);
  const [inUse, use] = useState(needed);
  if (needed && !inUse) use(true);

  const bring = useCallback(() => {
    import('./ordering.tsx').then(setCode, () => setFailed(true));
  }, []);
  useEffect(() => {
    if (needed) bring();
    else if (likely) return whenIdle(bring);
  }, [needed, likely, bring]);
  const load = () => {
    setFailed(false);
    bring();
  };
  return { Ordering: inUse ? code?.Ordering : undefined, failed, load };
}

/** Does something once the page is at rest; gives the way to leave it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const place = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(place);
}
