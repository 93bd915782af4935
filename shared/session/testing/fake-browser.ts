import { refreshToken } from '@shop/shared/contracts/provider';
import type { ProviderClient } from '@shop/shared/contracts';
import {
  clientOf,
  fakeProvider,
  type FakeProvider,
  type SentRequest,
} from '../../provider/testing/fake-provider.ts';
import { safeStorage } from '@shop/shared/storage';
import { createTokens, type Tokens, type TokensOptions } from '../tokens.ts';

// For tests: tabs of one browser, with one storage and one set of locks between them.

/** An unsigned token; `exp` in seconds. */
export function accessToken(claims: { exp?: number; sub?: string } | string | null): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}

export class FakeStorage implements Storage {
  #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }
  clear(): void {
    this.#values.clear();
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  entries(): Record<string, string> {
    return Object.fromEntries(this.#values);
  }
  copy(): FakeStorage {
    const copy = new FakeStorage();
    copy.show(this);
    return copy;
  }
  /** Becomes as the other one is. */
  show(other: FakeStorage): void {
    this.#values = new Map(other.#values);
  }
}

/** Locks that one at a time holds, first come first served, as the browser's exclusive ones; shared ones are granted at once. */
export function fakeLocks(): LockManager {
  const ends = new Map<string, Promise<unknown>>();
  const held: LockInfo[] = [];
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const task = rest.at(-1) as () => unknown;
    const isShared = (rest[0] as LockOptions).mode === 'shared';
    const hold = async () => {
      const lock: LockInfo = { name };
      held.push(lock);
      try {
        return await task();
      } finally {
        held.splice(held.indexOf(lock), 1);
      }
    };
    const outcome = (isShared ? Promise.resolve() : (ends.get(name) ?? Promise.resolve())).then(hold);
    const end = outcome.catch(() => undefined);
    if (!isShared) ends.set(name, end);
    return outcome;
  };
  return { request, query: async () => ({ held: [...held] }) } as LockManager;
}

export interface Tab {
  readonly tokens: Tokens;
  readonly provider: ProviderClient;
  readonly events: EventTarget;
}

export interface Browser {
  readonly storage: FakeStorage;
  readonly server: FakeProvider;
  /** The refresh calls that the provider got. */
  refreshes(): SentRequest[];
  /** Opens a tab. Storage changes of one tab are heard in the others, a little later. */
  openTab(options?: Partial<TokensOptions>): Tab;
}

export const startOfTime = Date.parse('2026-01-01T00:00:00Z');

/** @param lagMs after which the other tabs see what one of them has stored; by default they have one storage */
export function openBrowser(
  answer: (request: SentRequest) => Response | Promise<Response>,
  lagMs?: number,
): Browser {
  const storage = new FakeStorage();
  const server = fakeProvider(answer);
  const locks = fakeLocks();
  const tabs: { readonly events: EventTarget; readonly view: FakeStorage }[] = [];

  return {
    storage,
    server,
    refreshes: () => server.sent.filter(({ path }) => path === '/accounts/token/refresh/'),
    openTab(options) {
      const events = new EventTarget();
      const view = lagMs === undefined ? storage : storage.copy();
      tabs.push({ events, view });
      events.addEventListener('storage', (event) => {
        if ('fromElsewhere' in event) return;
        for (const other of tabs)
          if (other.events !== events)
            setTimeout(() => {
              other.view.show(view);
              other.events.dispatchEvent(Object.assign(new Event('storage'), { fromElsewhere: true }));
            }, lagMs);
      });
      const tokens = createTokens({
        storage: safeStorage(() => view),
        events,
        locks,
        now: () => startOfTime,
        refresh: (token) => provider.call(refreshToken, { refresh: token }),
        ...options,
      });
      const provider = clientOf(server, { access: tokens.access });
      return { tokens, provider, events };
    },
  };
}
