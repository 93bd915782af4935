import { refreshToken } from '@shop/shared/contracts/provider';
import type { ConnectionState, Platform, ProviderClient } from '@shop/shared/contracts';
import { createCart } from '@shop/shared/cart';
import { createDeferredAccount, standaloneArea } from '@shop/shared/platform';
import { createProviderClient } from '@shop/shared/provider';
import { safeStorage } from '@shop/shared/storage';
import { createSession, createTokens } from '@shop/shared/session';
import { apiBase } from './provider-answers.ts';
import { createStore } from 'zustand/vanilla';

/** A platform with the real client, session and cart, its tokens in a storage of its own. */
export function testPlatform(
  fetch: typeof globalThis.fetch,
  storage: Storage,
  events: EventTarget = new EventTarget(),
): Platform {
  const tokens = createTokens({
    storage: safeStorage(() => storage),
    events,
    refresh: (refresh) => provider.call(refreshToken, { refresh }),
  });
  const provider: ProviderClient = createProviderClient({
    settings: {
      apiBase,
      backendHost: 'https://files.test',
      tenantHeader: 'X-Tenant-ID',
      loginField: 'login_id',
      paths: {},
    },
    tenant: 7,
    access: (refusal) => tokens.access(refusal),
    fetch,
    wait: async () => {},
  });
  const session = createSession({ provider, tokens, loginField: 'login_id' });
  return {
    site: { ...standaloneArea(7).site, id: 1, title: 'Umi' },
    provider,
    session,
    cart: createCart({ provider, session }),
    links: { href: (path) => path },
    // None on a server.
    root: globalThis.document,
    announce: () => {},
    fragment: () => () => null,
  };
}

/** A customer's platform in the first moments of a page: the code of their session comes with the first action. */
export function beforeItsCode(...[fetch, storage]: Parameters<typeof testPlatform>): Platform {
  // Stores whose session it is, as a page before this one has.
  const platform = testPlatform(fetch, storage);
  const { session, cart } = createDeferredAccount({
    provider: platform.provider,
    storage: safeStorage(() => storage),
    events: window,
    locks: undefined,
    loginField: 'login_id',
  });
  return { ...platform, session, cart };
}

/** The connection of a platform; the test sets its state. */
export function testConnection(): NonNullable<Platform['connection']> {
  return createStore<ConnectionState>(() => ({ status: 'online' }));
}

/** A customer's access token that stays good for the time of a test. */
export function tokenOf(customer: string): string {
  return `e30.${btoa(JSON.stringify({ sub: customer, exp: 4_000_000_000 }))}.`;
}

export const goodToken = tokenOf('customer');

/** Web Storage in memory. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}
