import type { Platform } from '@shop/shared/contracts';

/** After this nothing waits any more. */
const cartTimeoutMs = 5000;

/** Resolves once the cart has been read, for which a session may be renewed, and its changes are saved; after 5 seconds all the same. */
export function whenCartSaved(cart: Platform['cart']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { status, view } = cart.getState();
      if (status !== 'loading' && !view.pending) done();
    };
    const unsubscribe = cart.subscribe(check);
    const timer = setTimeout(() => done(), cartTimeoutMs);
    const done = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    check();
  });
}
