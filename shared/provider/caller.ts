import type { CallOptions } from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts/provider';
import { abortable } from './exchange.ts';
import { ProviderError } from './provider-error.ts';
import type { Call, Transport } from './transport.ts';

type BearerCall = Call & Pick<Endpoint<never, unknown>, 'session'>;

interface CallerOptions {
  readonly transport: Transport;
  access(): Promise<string | null>;
  readonly now: () => number;
  readonly cacheMs: number;
}

export interface Caller {
  /** `parse` turns the raw answer into what the caller wants; an answer that it rejects is not cached. */
  get<Answer>(
    call: BearerCall,
    address: string,
    options: CallOptions,
    parse: (answer: unknown) => Answer,
  ): Promise<Answer>;
  change(call: BearerCall, address: string, content: unknown, options: CallOptions): Promise<unknown>;
}

const sessionRequired = 'Please log in to continue.';

/** Adds the bearer to calls, and answers GETs from the cache. */
export function createCaller({ transport, access, now, cacheMs }: CallerOptions): Caller {
  const cache = createGetCache(now, cacheMs);
  let lastBearer: string | null = null;

  async function bearerFor({ session }: BearerCall, signal: AbortSignal | undefined): Promise<string | null> {
    signal?.throwIfAborted();
    if (session === 'none') return null;
    const bearer = await abortable(access(), signal);
    if (bearer === null && session === 'required') {
      throw new ProviderError('refused', { message: sessionRequired });
    }
    if (bearer !== lastBearer) cache.invalidate(true);
    lastBearer = bearer;
    return bearer;
  }

  return {
    async get(call, address, { signal, fresh = false }, parse) {
      const bearer = await bearerFor(call, signal);
      const send = (flight: AbortSignal): Promise<unknown> =>
        transport.get(call, { address, bearer, fresh, signal: flight });
      const key = `${bearer ?? ''} ${address}`;
      const store = call.session !== 'required';
      const answer = await cache.get(key, send, { signal, fresh, store });
      try {
        return parse(answer);
      } catch (error) {
        cache.remove(key);
        throw error;
      }
    },
    async change(call, address, content, { signal, idempotencyKey }) {
      const bearer = await bearerFor(call, signal);
      try {
        return await transport.change(call, { address, bearer, signal, content, idempotencyKey });
      } finally {
        // A change of the cart alters no cached answer; any other may.
        cache.invalidate(!call.name.startsWith('cart.'));
      }
    },
  };
}

const maxCachedAnswers = 60;

interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiters: number;
}

interface CachedGetOptions {
  readonly signal?: AbortSignal | undefined;
  /** Passes over a cached answer, but joins a request that is in flight. */
  readonly fresh: boolean;
  /** Whether the answer may be cached. */
  readonly store: boolean;
}

/** Caches answers for `cacheMs` and shares requests in flight. One caller's abort never stops the others. */
function createGetCache(now: () => number, cacheMs: number) {
  const flights = new Map<string, Flight>();
  const cached = new Map<string, { readonly answer: unknown; readonly expiresAt: number }>();

  function start(key: string, send: (signal: AbortSignal) => Promise<unknown>, mayStore: boolean): Flight {
    const controller = new AbortController();
    const flight: Flight = { answer: send(controller.signal), controller, waiters: 0 };
    flights.set(key, flight);
    // False once the cache was invalidated in between.
    const end = (): boolean => flights.get(key) === flight && flights.delete(key);
    void flight.answer.then((answer) => void (end() && mayStore && store(key, answer)), end);
    return flight;
  }

  function store(key: string, answer: unknown): void {
    cached.delete(key);
    cached.set(key, { answer, expiresAt: now() + cacheMs });
    const [oldest] = cached.keys();
    if (cached.size > maxCachedAnswers && oldest !== undefined) cached.delete(oldest);
  }

  async function join(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
    flight.waiters++;
    try {
      return await abortable(flight.answer, signal);
    } finally {
      flight.waiters--;
      if (signal?.aborted && flight.waiters === 0) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort();
      }
    }
  }

  return {
    /** The cached answer, the one in flight, or else what `send` gets. */
    async get(
      key: string,
      send: (signal: AbortSignal) => Promise<unknown>,
      options: CachedGetOptions,
    ): Promise<unknown> {
      const { signal, fresh, store: mayStore } = options;
      signal?.throwIfAborted();
      const known = cached.get(key);
      if (known && !fresh && known.expiresAt > now()) return known.answer;
      return join(key, flights.get(key) ?? start(key, send, mayStore), signal);
    },
    /** From now on nothing joins the requests in flight, and they are not cached; `answers` empties the cache, too. */
    invalidate(answers: boolean): void {
      flights.clear();
      if (answers) cached.clear();
    },
    remove: (key: string) => void cached.delete(key),
  };
}
