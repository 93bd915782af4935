import type { Platform, ProviderSettings, Report } from '@shop/shared/contracts';
import { refreshToken } from '@shop/shared/contracts/provider';
import { createCart, followOtherTabs, storedCart, pendingQuantityStore } from '@shop/shared/cart';
import type { Access } from '@shop/shared/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { createSession, createTokens, type SessionOptions, type TokensOptions } from '@shop/shared/session';

export interface AccountOptions
  extends Pick<TokensOptions, 'storage' | 'events' | 'locks'>, Pick<SessionOptions, 'signal'> {
  readonly provider: Platform['provider'];
  /** The tab's own storage; absent where there is none. */
  readonly tabStorage?: SafeStorage;
  readonly loginField: ProviderSettings['loginField'];
  readonly report?: Report | undefined;
  /** Where a service worker caches what was opened, the last cart is stored, too. */
  readonly connection?: Platform['connection'];
  /** Prefix of the tokens' storage keys. */
  readonly tokenPrefix?: string | undefined;
}

/** Session and cart of one person with one shop. */
export interface Account extends Pick<Platform, 'session' | 'cart'> {
  readonly access: Access;
}

/** Creates session and cart. Sends nothing before the first action. */
export function openAccount(options: AccountOptions): Account {
  const {
    provider,
    loginField,
    tokenPrefix = '',
    storage,
    tabStorage,
    events,
    locks,
    report,
    signal,
    connection,
  } = options;
  const refresh = (token: string) => provider.call(refreshToken, { refresh: token });
  const tokens = createTokens({ storage, events, locks, prefix: tokenPrefix, refresh });
  const session = createSession({ provider, tokens, loginField, report, ...(signal && { signal }) });
  const pending = tabStorage && pendingQuantityStore(tabStorage, `${tokenPrefix}pendingQuantities`, Date.now);
  const cart = createCart({
    provider,
    session,
    report,
    ...(signal && { signal }),
    stored: storedCart(storage, `${tokenPrefix}keptCart`, () => connection?.getState().offline),
    ...(pending && { leaving: { events, pending } }),
  });
  return { session, cart, access: tokens.access };
}

/** Session and cart of a page, in step with those of the shop's other tabs. */
export function openAccountInTabs(options: AccountOptions): Account {
  const account = openAccount(options);
  const { tokenPrefix = '', events, signal = new AbortController().signal } = options;
  // The prefix tells the shop's tabs apart from those of other shops.
  followOtherTabs(account, { events, channel: openChannel(`shop.cart/${tokenPrefix}`), signal });
  return account;
}

/** Undefined where the browser forbids it, as Firefox does together with its storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
