import type { ProviderClient } from '@shop/shared/contracts';
import { callAddress, type Endpoint } from '@shop/shared/contracts/provider';
import { wait } from './abortable.ts';
import { fileAddress, withinApiBase } from './api-base.ts';
import { createCaller } from './caller.ts';
import { ProviderError } from './provider-error.ts';
import { readAs } from './read-answer.ts';
import { usualPauses } from './retry.ts';
import { createTransport, type TransportOptions } from './transport.ts';

type Replaceable = 'fetch' | 'early' | 'wait' | 'now' | 'timeout' | 'pauses';

/**
 * `early` holds GETs started before the client was there, by address; each is taken once.
 * `pauses` stand between the attempts of a GET and `wait` makes them; `timeout` is for one answer; all times are
 * milliseconds.
 */
export interface ProviderClientOptions
  extends Omit<TransportOptions, Replaceable>, Partial<Pick<TransportOptions, Replaceable>> {
  /** The bearer for the next call, refreshed when need be; null for a visitor. Its rejection fails the call. */
  access(): Promise<string | null>;
  /** How long the answers of GETs are remembered; 30 seconds without it. */
  readonly memory?: number;
}

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { settings, access, now = Date.now, memory = 30_000 } = options;
  const transport = createTransport({
    ...options,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    early: options.early,
    wait: options.wait ?? wait,
    timeout: options.timeout ?? 15_000,
    pauses: options.pauses ?? usualPauses,
    now,
  });
  const caller = createCaller({ transport, access, now, memory });

  return {
    async call(endpoint, input, callOptions = {}) {
      const address = addressOf(settings, endpoint, input);
      withinApiBase(settings.apiBase, address);
      const read = (answer: unknown) => readAs(endpoint.answer, answer, endpoint.name);
      try {
        if (endpoint.method === 'GET') return await caller.get(endpoint, address, callOptions, read);
        const { body } = endpoint.request(input);
        return read(await caller.change(endpoint, address, body, callOptions));
      } catch (error) {
        if (endpoint.nullWhenNotFound && isNotFound(error)) return read(null);
        throw error;
      }
    },
    async next(endpoint, next, callOptions = {}) {
      const address = withinApiBase(settings.apiBase, next, settings.paths[endpoint.name] ?? endpoint.path);
      return caller.get(endpoint, address, callOptions, (answer) =>
        readAs(endpoint.answer, answer, endpoint.name),
      );
    },
    file: (path) => fileAddress(settings, path),
    takesKeys: !!settings.idempotencyHeader,
  };
}

function addressOf<Input>(
  settings: TransportOptions['settings'],
  endpoint: Endpoint<Input, unknown>,
  input: Input,
): string {
  try {
    return callAddress(settings, endpoint, input);
  } catch (cause) {
    throw new ProviderError('refused', { cause });
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 404;
}
