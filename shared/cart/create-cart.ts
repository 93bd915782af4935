import type { CartState, ProviderClient, SessionState } from '@shop/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartChange } from './cart-change.ts';
import { CartError, messages } from './cart-error.ts';
import { CartSync } from './cart-sync.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';

export interface CartOptions {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly session: StoreApi<SessionState>;
  /** Ends the subscription to the session. */
  readonly signal?: AbortSignal;
}

/**
 * The cart store of the signed-in customer. Nothing is sent before the first `reload` or change; from then on the cart
 * is read again on every change of the session. A loaded cart stays `ready` while it is reloaded.
 */
export function createCart({ provider, session, signal }: CartOptions): StoreApi<CartState> {
  const emptyView = optimisticCart(emptyCart, []);
  let sync = new CartSync(provider, (snapshot) => store.setState(snapshot));
  let lastLineId = 0;

  function reset(status: CartState['status'], refusal: string = messages.sessionEnded): void {
    sync.abandon(new CartError(refusal));
    sync = new CartSync(provider, (snapshot) => store.setState(snapshot));
    store.setState({ status, view: emptyView, error: null });
  }

  async function change(cartChange: CartChange): Promise<void> {
    if (!session.getState().signedIn) throw new CartError(messages.sessionEnded);
    await sync.change(cartChange);
  }

  const store = createStore<CartState>(() => ({
    status: 'idle',
    view: emptyView,
    error: null,
    async reload() {
      if (session.getState().signedIn) await sync.load();
      else reset('ready');
    },
    async add(addition) {
      if (!session.getState().signedIn) throw new CartError(messages.signInToAdd);
      if (!(addition.quantity >= 1)) throw new CartError(messages.quantityTooSmall);
      lastLineId -= 1;
      await sync.change({ kind: 'add', lineId: lastLineId, addition });
    },
    async setQuantity(itemId, quantity) {
      if (!(quantity >= 1)) throw new CartError(messages.quantityTooSmall);
      await change({ kind: 'setQuantity', itemId, quantity: Math.trunc(quantity) });
    },
    remove: (itemId) => change({ kind: 'remove', itemId }),
    clear: () => change({ kind: 'clear' }),
    forget: () => reset('ready', ''),
  }));

  const unsubscribe = session.subscribe(({ signedIn }) => {
    const isUsed = store.getState().status !== 'idle';
    if (!signedIn) reset(isUsed ? 'ready' : 'idle');
    else if (isUsed) void store.getState().reload();
  });
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return store;
}
