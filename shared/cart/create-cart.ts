import type { CartState, ProviderClient, SessionState } from '@shop/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartChange } from './cart-change.ts';
import { CartError } from './cart-error.ts';
import { CartSync } from './cart-sync.ts';
import { messages } from './messages.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';

export interface CartOptions {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly session: StoreApi<SessionState>;
  /** Ends the store's listening to the session. */
  readonly signal?: AbortSignal;
}

/**
 * The cart of whoever is signed in. Nothing is sent before the first `reload` or change; from then on it reads
 * the cart anew whenever the session's store speaks up. A reload of a cart that is there stays `ready`.
 */
export function createCart({ provider, session, signal }: CartOptions): StoreApi<CartState> {
  const nothing = optimisticCart(emptyCart, []);
  let sync = new CartSync(provider, (snapshot) => store.setState(snapshot));
  let lastLine = 0;

  function startAnew(status: CartState['status'], refusal: string = messages.sessionEnded): void {
    sync.abandon(new CartError(refusal));
    sync = new CartSync(provider, (snapshot) => store.setState(snapshot));
    store.setState({ status, view: nothing, error: null });
  }

  async function change(wish: CartChange): Promise<void> {
    if (!session.getState().signedIn) throw new CartError(messages.sessionEnded);
    await sync.change(wish);
  }

  const store = createStore<CartState>(() => ({
    status: 'idle',
    view: nothing,
    error: null,
    async reload() {
      if (session.getState().signedIn) await sync.load();
      else startAnew('ready');
    },
    async add(addition) {
      if (!session.getState().signedIn) throw new CartError(messages.signInToAdd);
      if (!(addition.quantity >= 1)) throw new CartError(messages.quantityTooSmall);
      lastLine -= 1;
      await sync.change({ kind: 'add', lineId: lastLine, addition });
    },
    async setQuantity(itemId, quantity) {
      if (!(quantity >= 1)) throw new CartError(messages.quantityTooSmall);
      await change({ kind: 'setQuantity', itemId, quantity: Math.trunc(quantity) });
    },
    remove: (itemId) => change({ kind: 'remove', itemId }),
    clear: () => change({ kind: 'clear' }),
    forget: () => startAnew('ready', ''),
  }));

  const unsubscribe = session.subscribe(({ signedIn }) => {
    const used = store.getState().status !== 'idle';
    if (!signedIn) startAnew(used ? 'ready' : 'idle');
    else if (used) void store.getState().reload();
  });
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return store;
}
