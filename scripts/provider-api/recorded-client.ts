import type { ProviderClient } from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts/provider';
import { createProviderClient, type ProviderClientOptions } from '@shop/shared/provider';

// For tests: the shop's own provider client, with every request on its way to a provider noted.

export interface SentCall {
  readonly method: string;
  /** Below the API base, with its query. */
  readonly path: string;
  /** Parsed; undefined when the request had none. */
  readonly body: unknown;
}

export interface RecordedClient extends ProviderClient {
  /** What was sent since the last look. */
  sent(): SentCall[];
}

/** A client of the provider at `apiBase`, for a visitor unless there is a token; it never waits between attempts. */
export function recordedClient(
  apiBase: string,
  token: string | null = null,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RecordedClient {
  let calls: SentCall[] = [];
  const client = createProviderClient({
    ...clientOptions(apiBase, token),
    fetch: (input, init = {}) => {
      const address = input instanceof Request ? input.url : input.toString();
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
      calls.push({ method: init.method ?? 'GET', path: address.replace(apiBase, ''), body });
      return fetch(input, init);
    },
  });
  return {
    ...client,
    sent() {
      const sent = calls;
      calls = [];
      return sent;
    },
  };
}

/** What the client reads from an answer that the sandbox does not give. */
export function readAnswer<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: Input,
  answer: unknown,
): Promise<Answer> {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(answer)));
  return recordedClient('https://provider.test/api', 'token', fetch).call(endpoint, input);
}

function clientOptions(apiBase: string, token: string | null): ProviderClientOptions {
  return {
    settings: { apiBase, tenantHeader: 'X-Tenant-ID', loginField: 'login_id', paths: {} },
    tenant: 7,
    access: () => Promise.resolve(token),
    wait: () => Promise.resolve(),
  };
}
