import type { CartState, SessionState } from '@shop/shared/contracts';
import { ProviderError } from '@shop/shared/provider';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account, AccountOptions } from './account.ts';

/**
 * Session and cart whose code comes when somebody needs it: at once where a token is stored, else with the first
 * thing that is asked of them. Until then they say what a visitor's say. What fails to load is asked for anew.
 */
export function lateAccount(options: AccountOptions): Account {
  const { storage, events, tokenPrefix = '', signal } = options;
  let whole: Promise<Account> | undefined;
  const open = () => (whole ??= openWhole().catch(forget));
  const openWhole = async () => {
    const { openAccountInTabs } = await import('./account-in-tabs.ts');
    // Nothing would end what is opened now.
    signal?.throwIfAborted();
    const account = openAccountInTabs(options);
    events.removeEventListener('storage', onStorage);
    follow(session, account.session);
    follow(cart, account.cart);
    return account;
  };
  const forget = (cause: unknown): never => {
    whole = undefined;
    signal?.throwIfAborted();
    throw new ProviderError('network', { cause });
  };
  const session = createStore<SessionState>(() => ({
    signedIn: false,
    login: async (credentials) => (await open()).session.getState().login(credentials),
    register: async (registration) => (await open()).session.getState().register(registration),
    logout: async () => (await open()).session.getState().logout(),
  }));
  // Not from the start, which is what a hydrated page is compared with.
  session.setState({ signedIn: hasToken(storage, tokenPrefix) });
  const cart: StoreApi<CartState> = createStore<CartState>(() => ({
    status: 'idle',
    view: { items: [], count: 0, totalPrice: '0.00', pending: false },
    error: null,
    async reload(): Promise<void> {
      // A visitor's cart is empty: there is nothing to load, the code neither.
      if (!whole && !hasToken(storage, tokenPrefix)) cart.setState({ status: 'ready' });
      else await open().then((account) => account.cart.getState().reload(), failed);
    },
    add: async (item) => (await open()).cart.getState().add(item),
    setQuantity: async (id, quantity) => (await open()).cart.getState().setQuantity(id, quantity),
    remove: async (id) => (await open()).cart.getState().remove(id),
    clear: async () => (await open()).cart.getState().clear(),
    forget: () => void open().then((account) => account.cart.getState().forget(), report),
  }));
  const report = (error: unknown) => {
    if (!signal?.aborted) console.error('The session of the shop could not be loaded.', error);
  };
  const failed = (error: unknown) => {
    report(error);
    cart.setState({ status: 'error', error });
  };
  // Somebody signs in, in another tab or by another release's widget.
  const onStorage = () => {
    if (hasToken(storage, tokenPrefix)) void open().catch(report);
  };
  events.addEventListener('storage', onStorage);
  signal?.addEventListener('abort', () => events.removeEventListener('storage', onStorage), { once: true });
  return {
    session,
    cart,
    access: async () => (whole || hasToken(storage, tokenPrefix) ? (await open()).access() : null),
  };
}

function follow<State>(store: StoreApi<State>, whole: StoreApi<State>): void {
  store.setState(whole.getState(), true);
  whole.subscribe((state) => store.setState(state, true));
}

function hasToken(storage: Storage | null, prefix: string): boolean {
  try {
    return Boolean(storage?.getItem(`${prefix}authToken`));
  } catch {
    return false;
  }
}
