import type { Platform } from '@shop/shared/contracts';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { keepTyped } from '../frame/header/typed-search.ts';
import { hasNewRelease } from '../registry/fetch-discovery.ts';

/** Milliseconds that a change of the cart may take before the page begins anew all the same. */
const patience = 5000;

/**
 * For a place whose code did not arrive: when a release has taken it away, the document is loaded anew, once, after
 * the cart's changes are through. True while that is about to happen.
 */
export function useNewRelease(missing = true): boolean {
  const { cart } = usePlatform();
  const [updating, setUpdating] = useState(false);
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (!missing || !(await hasNewRelease(document, sessionStorage)) || !here) return;
      setUpdating(true);
      await cartAtRest(cart);
      if (!here) return;
      keepTyped(document);
      location.reload();
    };
    // Without an answer the shop is out of reach as a whole: what stands here says so.
    look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [cart, missing]);
  return updating;
}

function cartAtRest(cart: Platform['cart']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => cart.getState().view.pending || done();
    const stop = cart.subscribe(look);
    const timer = setTimeout(() => done(), patience);
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    look();
  });
}
