import type { Platform } from '@shop/shared/contracts';

/** After this nothing waits any more. */
const cartTimeoutMs = 5000;

/**
 * Resolves once the cart has been read, for which a session may be renewed, and its changes are saved; after 5 seconds all the same.
 * A customer's cart waits for the code of the account, and is read then.
 */
export function whenCartSaved({ cart, session }: Pick<Platform, 'cart' | 'session'>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { status, view } = cart.getState();
      const isToBeRead = status === 'loading' || (status === 'idle' && session.getState().signedIn);
      if (!isToBeRead && !view.pending) done();
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
