import type { ProviderClient, ProviderSettings } from '@shop/shared/contracts';
import { createProviderClient, type ProviderClientOptions } from '../client.ts';

// For tests: a provider that answers in memory and notes what it was sent.

export const settings: ProviderSettings = {
  apiBase: 'https://provider.test/api',
  tenantHeader: 'X-Tenant-ID',
  loginField: 'login_id',
  paths: {},
};

export interface SentRequest {
  readonly method: string;
  readonly address: string;
  /** Below the API base, with its query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;

export interface FakeProvider {
  readonly fetch: typeof globalThis.fetch;
  readonly sent: SentRequest[];
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Answers each request by `answer`; rejects as a browser does when the request is aborted. */
export function fakeProvider(answer: Answer): FakeProvider {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const request = noted(input instanceof Request ? input.url : input.toString(), init);
    sent.push(request);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      Promise.resolve(request).then(answer).then(resolve, reject);
    });
  };
  return { fetch, sent };
}

function noted(address: string, init: RequestInit): SentRequest {
  return {
    method: init.method ?? 'GET',
    address,
    path: address.replace(settings.apiBase, ''),
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    init,
  };
}

/** A client of a fake provider, for a visitor unless `access` says otherwise; it never waits between attempts. */
export function clientOf(
  { fetch }: FakeProvider,
  options: Partial<ProviderClientOptions> = {},
): ProviderClient {
  return createProviderClient({
    settings,
    tenant: 7,
    access: () => Promise.resolve(null),
    wait: () => Promise.resolve(),
    fetch,
    ...options,
  });
}

/** A lost connection, as fetch reports it. */
export function dropped(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}
