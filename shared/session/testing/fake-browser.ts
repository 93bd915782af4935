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
  readonly #values = new Map<string, string>();

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
}

/** Locks that one at a time holds, first come first served, as the browser's exclusive ones. */
function fakeLocks(): LockManager {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const task = rest.at(-1) as () => unknown;
    const outcome = (ends.get(name) ?? Promise.resolve()).then(() => task());
    ends.set(
      name,
      outcome.catch(() => undefined),
    );
    return outcome;
  };
  return { request, query: () => Promise.reject(new Error('not needed')) } as LockManager;
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

export function openBrowser(answer: (request: SentRequest) => Response | Promise<Response>): Browser {
  const storage = new FakeStorage();
  const server = fakeProvider(answer);
  const locks = fakeLocks();
  const windows: EventTarget[] = [];

  return {
    storage,
    server,
    refreshes: () => server.sent.filter(({ path }) => path === '/accounts/token/refresh/'),
    openTab(options) {
      const events = new EventTarget();
      windows.push(events);
      events.addEventListener('storage', (event) => {
        if ('fromElsewhere' in event) return;
        const heard = (): Event => Object.assign(new Event('storage'), { fromElsewhere: true });
        for (const other of windows) if (other !== events) setTimeout(() => other.dispatchEvent(heard()));
      });
      const tokens = createTokens({
        storage: safeStorage(() => storage),
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
