import { createLru, type CallOptions } from '@shop/shared/contracts';
import { createBearers, type Access, type BearerCall } from './bearer.ts';
import { abortable } from './exchange.ts';
import type { Transport } from './transport.ts';

/** Resolves when a caller may go on with the answer of a call; rejects with its signal's reason. */
export type Turn = (call: string, signal: AbortSignal | undefined) => Promise<void>;

interface CallerOptions {
  readonly transport: Transport;
  readonly access: Access;
  readonly now: () => number;
  readonly cacheMs: number;
  readonly turn: Turn | undefined;
}

export interface Caller {
  /** `parse` turns the raw answer into what the caller wants; an answer that it rejects is not cached. */
  get<Answer>(
    call: BearerCall,
    address: string,
    options: CallOptions,
    parse: (answer: unknown) => Answer | Promise<Answer>,
  ): Promise<Answer>;
  change(call: BearerCall, address: string, content: unknown, options: CallOptions): Promise<unknown>;
}

/** Adds the bearer to calls, and answers GETs from the cache. */
export function createCaller({ transport, access, now, cacheMs, turn }: CallerOptions): Caller {
  const cache = createGetCache(now, cacheMs);
  const bearers = createBearers(access);
  let lastBearer: string | null = null;

  async function bearerFor(call: BearerCall, signal: AbortSignal | undefined): Promise<string | null> {
    const bearer = await bearers.of(call, signal);
    // Without a bearer answers have keys of their own; a public call of a customer may go without, too.
    if (bearer === null || call.session === 'none') return bearer;
    if (bearer !== lastBearer) cache.invalidate(true);
    lastBearer = bearer;
    return bearer;
  }

  return {
    async get(call, address, { signal, fresh = false }, parse) {
      const bearer = await bearerFor(call, signal);
      const send = (flight: AbortSignal): Promise<unknown> =>
        bearers.send(call, bearer, flight, (current) =>
          transport.get(call, { address, bearer: current, fresh, signal: flight }),
        );
      const key = `${bearer ?? ''} ${address}`;
      // A server caches none: the answers of sixty made-up searches would fill its memory.
      const store = call.session !== 'required' && cacheMs > 0;
      const answer = await cache.get(key, send, { signal, fresh, store });
      await turn?.(call.name, signal);
      try {
        return await parse(answer);
      } catch (error) {
        cache.remove(key);
        throw error;
      }
    },
    async change(call, address, content, options) {
      const bearer = await bearerFor(call, options.signal);
      try {
        return await bearers.send(call, bearer, options.signal, (current) =>
          transport.change(call, { ...options, address, bearer: current, content }),
        );
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
  const cached = createLru<string, { readonly answer: unknown; readonly expiresAt: number }>(
    maxCachedAnswers,
  );

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
    cached.set(key, { answer, expiresAt: now() + cacheMs });
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
    remove: (key: string) => cached.delete(key),
  };
}
