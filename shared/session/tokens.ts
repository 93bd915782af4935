import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import { ownerOf } from './access-token.ts';
import { createRenewal } from './renewal.ts';
import { createTokenStorage, type TokenStorage } from './token-storage.ts';
import { withLock } from './with-lock.ts';

export interface TokensOptions {
  /** Null where there is none, as at the edge: nobody is signed in then. */
  readonly storage: Storage | null;
  /** Stands before the storage keys, so that a widget leaves its page's keys alone. */
  readonly prefix?: string;
  /** Where storage changes are heard and announced: the window. */
  readonly events: EventTarget;
  /** Asks the provider for a new access token. Rejects with a ProviderError. */
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  /** Makes the refresh one among all tabs. Without it a lost race is noticed afterwards. */
  readonly locks?: LockManager | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Tokens {
  /** A person counts as signed in when an access token is stored, whatever its age. */
  signedIn(): boolean;
  /** Whose access token is stored; empty without one, or when it does not say. */
  owner(): string;
  /** The bearer for a call, refreshed when need be; null for a visitor. Rejects with a ProviderError. */
  access(): Promise<string | null>;
  refreshToken(): string | null;
  save(tokens: { readonly access: string; readonly refresh: string }): void;
  clear(): void;
  /** Calls back on every change, of this tab or another. Gives the way to end it. */
  subscribe(listener: () => void): () => void;
}

export function createTokens({
  storage,
  prefix = '',
  events,
  refresh,
  locks,
  now = Date.now,
}: TokensOptions): Tokens {
  const { read, write } = announced(createTokenStorage(storage, prefix), events, `${prefix}authToken`);
  const renewal = createRenewal({ stored: { read, write }, refresh, now });
  let refreshing: Promise<string | null> | undefined;

  return {
    signedIn: () => read().access !== null,
    owner: () => ownerOf(read().access ?? ''),
    async access() {
      if (refreshing) return refreshing;
      const tokens = read();
      if (!renewal.isDue(tokens)) return tokens.access;
      refreshing = withLock(locks, `shop.refresh/${prefix}`, renewal.renew).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    refreshToken: () => read().refresh,
    save: write,
    clear: () => write({ access: null, refresh: null }),
    subscribe(listener) {
      const onStorage = (event: Event): void => {
        if (isOurs(event, prefix)) listener();
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

/** The browser tells the other tabs of a storage change; this tells the own one. */
function announced({ read, write }: TokenStorage, events: EventTarget, key: string): TokenStorage {
  return {
    read,
    write(tokens) {
      write(tokens);
      events.dispatchEvent(storageEvent(key));
    },
  };
}

/** Names the key, so that the page's own listeners pass it over, and carries no value. */
function storageEvent(key: string): Event {
  return typeof StorageEvent === 'undefined' ? new Event('storage') : new StorageEvent('storage', { key });
}

/** On a page of somebody else's, changes of other keys are none of ours. */
function isOurs(event: Event, prefix: string): boolean {
  const key = 'key' in event ? event.key : null;
  return prefix === '' || typeof key !== 'string' || key.startsWith(prefix);
}
