import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import type { Access } from '@shop/shared/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { isAnother, onceLeft, onStoredChange, tokenKeys } from './stored-session.ts';
import { createTokenRefresh, ownerOf, type StoredTokens, type TokenStore } from './token-refresh.ts';
import { tagOf } from './tag-of.ts';
import { withLock } from './with-lock.ts';

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
  /** Whose access token is stored, by what it says, else by the login; empty without one, or when neither is known. */
  owner(): string;
  /** Whether the last session was ended by the provider: its customer did not log out. */
  hasEnded(): boolean;
  /** Whether the tokens last as long as this page alone: the browser did not store them. */
  endsWithPage(): boolean;
  readonly access: Access;
  refreshToken(): string | null;
  /** @param login whose they are, where they do not say it: what was typed as the name at the login */
  save(tokens: { readonly access: string; readonly refresh: string }, login?: string): void;
  clear(): void;
  /**
   * Returns a function that clears them; leaving the page before does so, too. Those of another customer, who has logged in
   * meanwhile, stay.
   */
  clearOnLeave(): () => void;
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
  const { read, write, end } = stored;
  stored.writeOwner(stored.owner());
  const tokenRefresh = createTokenRefresh({ stored, refresh, now });
  /** Whose the tokens are that calls were given, which may not say it; few in the life of a page. */
  const given = new Map<string, string>();
  let refreshing: Promise<string | null> | undefined;
  const guarded = {
    locks,
    name: `shop.refresh/${prefix}`,
    read: () => Object.values(read()).join(' '),
    events,
  };

  const renewed: Access = async (refusal) => {
    if (refusal?.isRenewed && read().access === refusal.bearer) end();
    if (refreshing) return refreshing;
    const tokens = read();
    if (!tokenRefresh.isDue(tokens, refusal?.bearer)) return tokens.access;
    const run = () => tokenRefresh.run(refusal?.bearer);
    return (refreshing = withLock(guarded, run).finally(() => (refreshing = undefined)));
  };

  const clear = () => write({ access: null, refresh: null });
  return {
    signedIn: () => read().access !== null,
    owner: stored.owner,
    hasEnded: stored.hasEnded,
    endsWithPage: stored.endsWithPage,
    async access(refusal) {
      const owner = refusal ? ownerOf(refusal.bearer) || given.get(refusal.bearer) : stored.owner();
      const bearer = await renewed(refusal);
      const ownerNow = stored.owner();
      if (bearer !== null) given.set(bearer, ownerNow);
      // Another customer has logged in meanwhile: nothing is done in their name.
      return isAnother(owner ?? '', refusal ? ownerOf(bearer ?? '') || ownerNow : ownerNow) ? null : bearer;
    },
    refreshToken: () => read().refresh,
    save(tokens, login = '') {
      tokenRefresh.judgeClock(tokens.access);
      stored.writeOwner(ownerOf(tokens.access) || (login && `login-${tagOf(login.trim().toLowerCase())}`));
      write(tokens);
    },
    clear,
    clearOnLeave() {
      const leaving = stored.owner();
      return onceLeft(events, () => {
        if (!isAnother(leaving, stored.owner())) clear();
      });
    },
    subscribe: stored.subscribe,
  };
}

interface PageTokenStore
  extends TokenStore, Pick<Tokens, 'owner' | 'hasEnded' | 'endsWithPage' | 'subscribe'> {
  /** Notes whose the next tokens are, for pages that have not loaded this code; nothing where nobody knows. */
  writeOwner(owner: string): void;
}

/** Tokens in the storage; those that it does not take stay in memory, for the page's life. */
function createTokenStore(storage: SafeStorage, prefix: string, events: EventTarget): PageTokenStore {
  const keys = tokenKeys(prefix);
  const memory = new Map<string, string>();
  let hasEnded = false;

  function writeItem(key: string, value: string | null): void {
    const isStored = value !== null && storage.setItem(key, value);
    // A value that could not be replaced belongs to another session: it must not stay.
    if (!isStored) storage.removeItem(key);
    if (isStored || value === null) memory.delete(key);
    else memory.set(key, value);
  }

  function write({ access, refresh }: StoredTokens, isEnd = false): void {
    hasEnded = isEnd;
    // Tokens that say nothing themselves stay whose they are.
    if (access !== null) writeOwner(ownerOf(access) || storedOwner());
    writeItem(keys.access, access);
    writeItem(keys.refresh, refresh);
    // Last: another tab may read after each of these, and tokens without their owner would be anybody's there.
    if (access === null) writeOwner('');
    // The browser tells the other tabs of a change; this tells this one.
    events.dispatchEvent(storageEvent(keys.access));
  }

  const readItem = (key: string): string | null => memory.get(key) ?? (storage.getItem(key) || null);

  const storedOwner = () => readItem(keys.owner) ?? '';

  function writeOwner(owner: string): void {
    if (owner !== storedOwner()) writeItem(keys.owner, owner || null);
  }

  return {
    read: () => ({ access: readItem(keys.access), refresh: readItem(keys.refresh) }),
    write,
    writeOwner,
    owner() {
      const access = readItem(keys.access);
      return access === null ? '' : ownerOf(access) || storedOwner();
    },
    end: () => write({ access: null, refresh: null }, true),
    hasEnded() {
      // A login in another tab begins another session.
      if (readItem(keys.access) !== null) hasEnded = false;
      return hasEnded;
    },
    subscribe: (listener) =>
      onStoredChange(events, (event) => {
        if (!concernsShop(event, prefix)) return;
        // What the provider has ended is over for its customer, too.
        if (followsLogin(event, prefix)) hasEnded = false;
        listener();
      }),
    endsWithPage: () => memory.has(keys.access),
  };
}

/** Names the key, so that the page's own listeners ignore it, and carries no value. */
function storageEvent(key: string): Event {
  return typeof StorageEvent === 'undefined' ? new Event('storage') : new StorageEvent('storage', { key });
}

/**
 * Whether somebody has logged in elsewhere, or may have: a page in the browser's cache hears of nothing, and one that was held up of
 * a login when that may have been followed by a logout.
 */
function followsLogin(event: Event, prefix: string): boolean {
  if (event.type === 'pageshow') return true;
  const { key, newValue }: Partial<StorageEvent> = event;
  return key === tokenKeys(prefix).access && Boolean(newValue);
}

/** False for a key of the page around a widget. */
function concernsShop(event: Event, prefix: string): boolean {
  const key = 'key' in event ? event.key : null;
  return typeof key !== 'string' || (key.startsWith(prefix) && !saysNothing.test(key));
}

/**
 * Whose the next tokens are is written before them, and tells nothing of those that are still there. The cart is kept after each
 * time that it is read: two tabs that read it again for that would do so for ever.
 */
const saysNothing = /(?:authOwner|keptCart)$/;
