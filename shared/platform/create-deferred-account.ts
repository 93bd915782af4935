import type { CartState, SessionState } from '@shop/shared/contracts';
import { ProviderError } from '@shop/shared/provider';
import { clearOnLeave, onStoredChange, storedSession } from '@shop/shared/session/stored-session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account, AccountOptions } from './account.ts';

/**
 * Session and cart whose code is loaded on demand: at once where a token is stored, else with the first action. Until
 * then they have a visitor's state. A load that failed is tried again with the next action.
 */
export function createDeferredAccount(options: AccountOptions): Account {
  const { storage, events, tokenPrefix = '', signal } = options;
  const stored = () => storedSession(storage, tokenPrefix);
  const hasToken = () => stored().signedIn;
  let account: Promise<Account> | undefined;

  const load = () => (account ??= loadAccount().catch(fail));
  const loadAccount = async () => {
    const { openAccountInTabs } = await import('./account.ts');
    // Nothing would end what is opened now.
    signal?.throwIfAborted();
    const loaded = openAccountInTabs(options);
    ignoreChanges();
    mirror(loaded.session, session);
    mirror(loaded.cart, cart);
    return loaded;
  };
  const fail = (cause: unknown): never => {
    account = undefined;
    signal?.throwIfAborted();
    throw new ProviderError('network', { cause });
  };
  const report = (error: unknown) => {
    if (!signal?.aborted) console.error('The session of the shop could not be loaded.', error);
  };

  const session = createDeferredSession(options, load);
  const cart: StoreApi<CartState> = createStore<CartState>(() => ({
    status: 'idle',
    view: { items: [], count: 0, totalPrice: '0.00', pending: false },
    error: null,
    async reload(): Promise<void> {
      // A visitor's cart is empty: neither the cart nor the code needs to be loaded.
      if (!account && !hasToken()) return cart.setState({ status: 'ready' });
      try {
        await (await load()).cart.getState().reload();
      } catch (error) {
        report(error);
        cart.setState({ status: 'error', error });
      }
    },
    add: async (item) => (await load()).cart.getState().add(item),
    setQuantity: async (id, quantity) => (await load()).cart.getState().setQuantity(id, quantity),
    remove: async (id) => (await load()).cart.getState().remove(id),
    clear: async () => (await load()).cart.getState().clear(),
    forget: () => void load().then((loaded) => loaded.cart.getState().forget(), report),
  }));

  // A login or logout in another tab, or in a widget of another release; a page in the browser's cache hears of none.
  const ignoreChanges = onStoredChange(events, () => {
    // At once: where the code does not load, the page would go on showing what is another customer's.
    session.setState(stored());
    if (hasToken()) load().catch(report);
  });
  signal?.addEventListener('abort', ignoreChanges, { once: true });
  return {
    session,
    cart,
    access: async (refusal) => (account || hasToken() ? (await load()).access(refusal) : null),
  };
}

/** The longest that a logout waits for its code. */
const logoutTimeoutMs = 5_000;

function createDeferredSession(
  { storage, events, tokenPrefix = '' }: AccountOptions,
  load: () => Promise<Account>,
): StoreApi<SessionState> {
  const stored = () => storedSession(storage, tokenPrefix);
  const session = createStore<SessionState>((set) => ({
    signedIn: false,
    login: async (credentials) => (await load()).session.getState().login(credentials),
    register: async (registration) => (await load()).session.getState().register(registration),
    async logout() {
      const clear = clearOnLeave(storage, tokenPrefix, events);
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, logoutTimeoutMs));
      const loaded = await Promise.race([load().catch(() => undefined), timeout]);
      await loaded?.session.getState().logout();
      clear();
      // Without the code the provider is not told: there the tokens expire.
      if (!loaded) set(stored());
    },
  }));
  // Set after the initial state, which hydration compares with.
  session.setState(stored());
  return session;
}

/** Copies the state of one store into the other, now and on every change. */
function mirror<State>(source: StoreApi<State>, target: StoreApi<State>): void {
  target.setState(source.getState(), true);
  source.subscribe((state) => target.setState(state, true));
}
