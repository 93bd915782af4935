import type { ProviderSettings } from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts/provider';
import { exchange } from './exchange.ts';
import { ProviderError } from './provider-error.ts';
import { withRetries } from './retry.ts';

export interface TransportOptions {
  readonly settings: ProviderSettings;
  readonly tenant: number;
  readonly fetch: typeof globalThis.fetch;
  readonly early: Map<string, Promise<Response>> | undefined;
  readonly wait: (time: number, signal?: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly timeout: number;
  readonly pauses: readonly number[];
}

export type Call = Pick<Endpoint<never, unknown>, 'name' | 'method'>;

interface Parcel {
  readonly address: string;
  readonly bearer: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly key?: string | undefined;
}

export interface Transport {
  /** A GET's body, taken from the early ones when it is there, else asked for, and again after the pauses. */
  get(
    call: Call,
    parcel: Parcel & { readonly fresh: boolean; readonly signal: AbortSignal },
  ): Promise<unknown>;
  /** Any other call's answer; sent once. */
  change(call: Call, parcel: Parcel & { readonly content: unknown }): Promise<unknown>;
}

/** Puts calls on the wire: headers, one answer each, early answers, retries. Addresses are trusted here. */
export function createTransport({
  settings,
  tenant,
  fetch,
  early,
  wait,
  now,
  timeout,
  pauses,
}: TransportOptions): Transport {
  function send(
    { name }: Call,
    { address, bearer, signal, key }: Parcel,
    init: RequestInit,
  ): Promise<unknown> {
    const headers = {
      Accept: 'application/json',
      [settings.tenantHeader]: String(tenant),
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && settings.idempotencyHeader && { [settings.idempotencyHeader]: key }),
    };
    // A redirect could carry the headers out of the API.
    const request = (either: AbortSignal): Promise<Response> =>
      fetch(address, { ...init, headers, redirect: 'error', signal: either });
    return exchange(request, { signal, timeout, now, name });
  }

  /** Undefined when there is no early answer, or none of use. */
  async function takeEarly({ name }: Call, address: string, signal: AbortSignal): Promise<unknown> {
    const response = early?.get(address);
    if (!response) return undefined;
    early?.delete(address);
    try {
      return await exchange(() => response, { signal, timeout, now, name });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProviderError && error.status === 404) throw error;
      return undefined;
    }
  }

  return {
    async get(call, parcel) {
      const { address, fresh, signal } = parcel;
      const answer = fresh ? undefined : await takeEarly(call, address, signal);
      if (answer !== undefined) return answer;
      const init: RequestInit = fresh ? { cache: 'no-cache' } : {};
      return withRetries(() => send(call, parcel, init), wait, signal, pauses);
    },
    change(call, { content, ...parcel }) {
      const body = content === undefined ? {} : { body: JSON.stringify(content) };
      return send(call, parcel, { method: call.method, ...body });
    },
  };
}
