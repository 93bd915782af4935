import type { CartState, ProviderClient, Report, SessionState } from '@shop/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartChange } from './cart-change.ts';
import { CartError, messages } from './cart-error.ts';
import { CartSync, type CustomerCartStore } from './cart-sync.ts';
import type { StoredCart } from './stored-cart.ts';
import type { PendingQuantities, PendingQuantityStore } from './pending-quantities.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';

export interface CartOptions {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly session: StoreApi<SessionState>;
  /** Is told of each change once the provider has made it. */
  readonly report?: Report | undefined;
  /** Ends the subscription to the session. */
  readonly signal?: AbortSignal;
  /** Stores the quantities that are pending when the page is left; without it they are lost. */
  readonly leaving?: {
    /** Receives `pagehide`: the window. */
    readonly events: EventTarget;
    readonly pending: PendingQuantityStore;
  };
  /** Keeps the last cart, to show it where the provider cannot be reached. */
  readonly stored?: StoredCart | undefined;
}

/**
 * The cart store of the signed-in customer. Nothing is sent before the first `reload` or change; from then on the cart
 * is read again on every change of the session. A loaded cart stays `ready` while it is reloaded.
 */
export function createCart(options: CartOptions): StoreApi<CartState> {
  const { provider, session, report, signal, leaving, stored } = options;
  const emptyView = optimisticCart(emptyCart, []);
  const customerStore = stored && storeOfCustomer(stored, session);
  const openSync = () =>
    new CartSync(provider, (snapshot) => store.setState(snapshot), report, customerStore);
  let sync = openSync();
  let lastLineId = 0;

  function reset(status: CartState['status'], refusal: string = messages.sessionEnded): void {
    sync.abandon(new CartError(refusal));
    stored?.clear();
    sync = openSync();
    store.setState({ status, view: emptyView, error: null });
  }

  async function change(cartChange: CartChange): Promise<void> {
    if (!session.getState().signedIn) throw new CartError(messages.sessionEnded);
    if (leaving?.pending.isFilled()) await settlePending();
    await sync.change(cartChange);
  }

  /** Before the first change on a page: the quantities of the page before come first, and never after it. */
  async function settlePending(): Promise<void> {
    const ofCustomer = sync;
    if (store.getState().status !== 'ready') await store.getState().reload();
    leaving?.pending.consume('');
    // The session has ended, or is another customer's.
    if (sync !== ofCustomer) throw new CartError(messages.sessionEnded);
  }

  const onPageHide = (): void => leave(session.getState(), sync, leaving?.pending);
  leaving?.events.addEventListener('pagehide', onPageHide, signal && { signal });

  const store = createStore<CartState>(() => ({
    status: 'idle',
    view: emptyView,
    error: null,
    async reload() {
      if (!session.getState().signedIn) return reset('ready');
      await sync.load();
      const { status, view } = store.getState();
      if (leaving && status === 'ready' && !view.pending)
        resendQuantities(store.getState(), leaving.pending.consume(session.getState().owner ?? ''));
    },
    async add(addition) {
      if (!session.getState().signedIn) throw new CartError(messages.signInToAdd);
      if (!(addition.quantity >= 1)) throw new CartError(messages.quantityTooSmall);
      lastLineId -= 1;
      await change({ kind: 'add', lineId: lastLineId, addition });
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

function leave(
  { signedIn, owner = '' }: SessionState,
  sync: CartSync,
  pending: PendingQuantityStore | undefined,
): void {
  const quantities = signedIn ? sync.leave() : new Map<unknown, number>();
  if (quantities.size > 0) pending?.save(owner, quantities);
}

function storeOfCustomer(stored: StoredCart, session: CartOptions['session']): CustomerCartStore {
  const owner = () => session.getState().owner ?? '';
  return { save: (cart) => stored.save(owner(), cart), read: () => stored.read(owner()) };
}

/** Sends the quantities again that were pending on the page before, where the provider's cart differs. */
function resendQuantities({ view, setQuantity, remove }: CartState, quantities: PendingQuantities): void {
  for (const { id, quantity } of view.items) {
    const target = quantities.get(id) ?? quantity;
    if (target === quantity) continue;
    // Where it fails the provider's cart shows again.
    (target === 0 ? remove(id) : setQuantity(id, target)).catch(() => {});
  }
}
