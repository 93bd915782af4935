import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { createTokenRefresh, ownerOf, type TokenStore } from './token-refresh.ts';

export interface TokensOptions {
  readonly storage: SafeStorage;
  /** Prefix of the storage keys, so that a widget leaves its page's keys alone. */
  readonly prefix?: string;
  /** Receives and dispatches `storage` events: the window. */
  readonly events: EventTarget;
  /** Asks the provider for a new access token. Rejects with a ProviderError. */
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  /** Lets one tab refresh at a time. Without it a lost race is noticed afterwards. */
  readonly locks?: LockManager | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Tokens {
  /** Whether an access token is stored, whatever its age. */
  signedIn(): boolean;
  /** Whose access token is stored; empty without one, or when it does not say. */
  owner(): string;
  /** The bearer for a call, refreshed when need be; null for a visitor. Rejects with a ProviderError. */
  access(): Promise<string | null>;
  refreshToken(): string | null;
  save(tokens: { readonly access: string; readonly refresh: string }): void;
  clear(): void;
  /** Calls back on every change, of this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The two tokens of one person with one shop, in the browser's storage. */
export function createTokens({
  storage,
  prefix = '',
  events,
  refresh,
  locks,
  now = Date.now,
}: TokensOptions): Tokens {
  const stored = createTokenStore(storage, prefix, events);
  const { read, write } = stored;
  const tokenRefresh = createTokenRefresh({ stored, refresh, now });
  let refreshing: Promise<string | null> | undefined;

  return {
    signedIn: () => read().access !== null,
    owner: () => ownerOf(read().access ?? ''),
    async access() {
      if (refreshing) return refreshing;
      const tokens = read();
      if (!tokenRefresh.isDue(tokens)) return tokens.access;
      refreshing = withLock(locks, `shop.refresh/${prefix}`, tokenRefresh.run).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    refreshToken: () => read().refresh,
    save: write,
    clear: () => write({ access: null, refresh: null }),
    subscribe(listener) {
      const onStorage = (event: Event): void => {
        if (concernsShop(event, prefix)) listener();
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

function createTokenStore(storage: SafeStorage, prefix: string, events: EventTarget): TokenStore {
  const keys = { access: `${prefix}authToken`, refresh: `${prefix}refreshToken` };

  function write(key: string, value: string | null): void {
    const isStored = value !== null && storage.setItem(key, value);
    // A value that could not be replaced belongs to another session: it must not stay.
    if (!isStored) storage.removeItem(key);
  }

  return {
    read: () => ({
      access: storage.getItem(keys.access) || null,
      refresh: storage.getItem(keys.refresh) || null,
    }),
    write({ access, refresh }) {
      write(keys.access, access);
      write(keys.refresh, refresh);
      // The browser tells the other tabs of a change; this tells this one.
      events.dispatchEvent(storageEvent(keys.access));
    },
  };
}

/** Names the key, so that the page's own listeners ignore it, and carries no value. */
function storageEvent(key: string): Event {
  return typeof StorageEvent === 'undefined' ? new Event('storage') : new StorageEvent('storage', { key });
}

/** False for a key of the page around a widget. */
function concernsShop(event: Event, prefix: string): boolean {
  const key = 'key' in event ? event.key : null;
  return prefix === '' || typeof key !== 'string' || key.startsWith(prefix);
}

/** Runs the task in one tab of the origin at a time. Where locks are missing or forbidden, as in a sandboxed frame, it just runs. */
async function withLock<T>(locks: LockManager | undefined, name: string, task: () => Promise<T>): Promise<T> {
  let outcome: Promise<T> | undefined;
  try {
    await locks?.request(name, () => (outcome = task()));
  } catch {
    // Either the lock failed, and the task has not begun, or the task did, and its outcome says so below.
  }
  return outcome ?? task();
}
