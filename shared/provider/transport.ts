import { isLoadingAgain, type EarlyAnswer, type ProviderSettings } from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts/provider';
import { exchange } from './exchange.ts';
import { isNotFound, ProviderError } from './provider-error.ts';
import { jsonText } from '../json/index.ts';

export interface TransportOptions {
  readonly settings: ProviderSettings;
  readonly tenant: number;
  readonly fetch: typeof globalThis.fetch;
  /** GETs that were started before this client, by address; each is used once. */
  readonly early: Map<string, EarlyAnswer> | undefined;
  /** Resolves after the milliseconds; rejects with the signal's reason. */
  readonly wait: (timeMs: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For one answer, its body included. */
  readonly timeoutMs: number;
  /** Before each further attempt of a GET. */
  readonly retryDelaysMs: readonly number[];
  /** Called after each exchange that was not given up: the call's name, and the error if it failed. */
  readonly onExchange?: ((call: string, error?: unknown) => void) | undefined;
}

export type Call = Pick<Endpoint<never, unknown>, 'name' | 'method'>;

interface OutgoingRequest {
  /** Trusted here. */
  readonly address: string;
  readonly bearer: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly keepalive?: boolean | undefined;
  /** Instead of the client's. */
  readonly timeoutMs?: number | undefined;
}

export interface Transport {
  /** The body of a GET: of the early request for this address, or else of a new one, with retries. */
  get(
    call: Call,
    request: OutgoingRequest & { readonly fresh: boolean; readonly signal: AbortSignal },
  ): Promise<unknown>;
  /** The body of the answer to any other call; sent once. */
  change(call: Call, request: OutgoingRequest & { readonly content: unknown }): Promise<unknown>;
}

/** Sends calls: headers, early answers, retries. */
export function createTransport(options: TransportOptions): Transport {
  const { settings, tenant, fetch, early, now, onExchange } = options;

  async function receive(
    name: string,
    start: (signal: AbortSignal) => Promise<Response>,
    signal: AbortSignal | undefined,
    timeoutMs = options.timeoutMs,
  ): Promise<unknown> {
    try {
      const answer = await exchange(start, { signal, timeoutMs, now, name });
      onExchange?.(name);
      return answer;
    } catch (error) {
      if (!signal?.aborted) onExchange?.(name, error);
      throw error;
    }
  }

  function send({ name }: Call, request: OutgoingRequest, init: RequestInit): Promise<unknown> {
    const { address, bearer, signal, idempotencyKey } = request;
    const headers = {
      Accept: 'application/json',
      [settings.tenantHeader]: String(tenant),
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && settings.idempotencyHeader && { [settings.idempotencyHeader]: idempotencyKey }),
    };
    // A redirect could carry the headers out of the API.
    const start = (either: AbortSignal): Promise<Response> =>
      fetch(address, { ...init, headers, redirect: 'error', signal: either });
    return receive(name, start, signal, request.timeoutMs);
  }

  /** Undefined without an early answer, or when it failed in a way that a new request may not. */
  async function takeEarly({ name }: Call, address: string, signal: AbortSignal): Promise<unknown> {
    const response = early?.get(address);
    if (!response) return undefined;
    early?.delete(address);
    if (now() > (response.until ?? Infinity)) return undefined;
    try {
      return await receive(name, () => response, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isNotFound(error)) throw error;
      return undefined;
    }
  }

  return {
    async get(call, request) {
      const { address, fresh, signal } = request;
      const answer = fresh ? undefined : await takeEarly(call, address, signal);
      if (answer !== undefined) return answer;
      return withRetries(() => send(call, request, cacheMode(fresh)), signal, options);
    },
    change(call, { content, ...request }) {
      const body = content === undefined ? {} : { body: jsonText(content) };
      const init = { method: call.method, ...body, ...(request.keepalive && { keepalive: true }) };
      return send(call, request, init);
    },
  };
}

/**
 * How an attempt of a GET takes the browser's cache. The offline worker gives nothing that it has kept to `no-cache`, and to others what
 * it has. On servers no mode is named: Cloudflare Workers refuse `default`.
 */
function cacheMode(fresh: boolean | undefined): RequestInit {
  if (fresh) return { cache: 'no-cache' };
  return isLoadingAgain() ? { cache: 'reload' } : {};
}

/** Before the second and the third attempt. */
export const defaultRetryDelaysMs: readonly number[] = [300, 900];

/** A provider that asks for a longer delay is not retried: the shopper gets the failure now. */
const maxRetryDelayMs = 5_000;

/** Retries an attempt after each of the delays, as long as it fails in a way that may pass. For GETs only. */
async function withRetries<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  { wait, retryDelaysMs }: Pick<TransportOptions, 'wait' | 'retryDelaysMs'>,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = retryDelayOf(error, retryDelaysMs[failures]);
      if (delayMs === null || signal.aborted) throw error;
      await wait(delayMs, signal);
      signal.throwIfAborted();
    }
  }
}

/** Null when there is to be no further attempt. */
function retryDelayOf(error: unknown, delayMs: number | undefined): number | null {
  if (delayMs === undefined || !(error instanceof ProviderError) || !isTransient(error)) return null;
  const requestedMs = error.retryAfter ?? 0;
  return requestedMs > maxRetryDelayMs ? null : Math.max(delayMs, requestedMs);
}

function isTransient({ kind, status }: ProviderError): boolean {
  return kind === 'network' || (kind === 'http' && (status >= 500 || status === 429));
}
