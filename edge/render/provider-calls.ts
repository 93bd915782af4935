import { createPathMatcher } from '@shop/shared/contracts';
import { endpointsByName } from '@shop/shared/contracts/provider';
import type { CallOutcome, ProviderCall, Trace } from '../watch/watcher.ts';
import { createCallQueue, type CallQueue } from './call-queue.ts';
import { limitBehind, readWithin, type ProviderLimits } from './provider-limits.ts';

/** Of which page the code that runs now is: an `AsyncLocalStorage`, where the platform has one. */
export interface CurrentTrace {
  run<Result>(trace: Trace, work: () => Result): Result;
  getStore(): Trace | undefined;
}

export interface ProviderCallsOptions {
  readonly provider: {
    readonly apiBase: string;
    /** Paths of endpoints that differ from the table, by name. */
    readonly paths?: Readonly<Record<string, string>> | undefined;
  };
  readonly limits: ProviderLimits;
  readonly current?: CurrentTrace | undefined;
  readonly onCall?: ((call: ProviderCall) => void) | undefined;
  readonly send?: typeof fetch;
}

/** Sends the calls of all pages of a renderer, within limits. */
export interface ProviderCalls {
  /** GET only, without credentials; the answer has been read to its end. */
  readonly fetch: typeof fetch;
  readonly queue: Pick<CallQueue, 'lengths' | 'lastWaitedAt'>;
}

export function createProviderCalls({
  provider,
  limits,
  current,
  onCall,
  send = (...request) => fetch(...request),
}: ProviderCallsOptions): ProviderCalls {
  const queue = createCallQueue(limits);
  const endpointOf = endpointMatcher(provider);

  async function exchange(request: Request): Promise<Response> {
    return readWithin(await send(request), limits);
  }

  return {
    queue,
    fetch: providerFetch(async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      const endpoint = endpointOf(request.url);
      const trace = current?.getStore();
      for (const [name, value] of Object.entries(trace?.headers ?? {})) request.headers.set(name, value);
      let startedAt = Date.now();
      let start = performance.now();
      const end = (outcome: CallOutcome) =>
        onCall?.({
          endpoint,
          outcome,
          startedAt,
          durationMs: performance.now() - start,
          requestId: trace?.id,
        });
      try {
        const call = () => {
          startedAt = Date.now();
          start = performance.now();
          return exchange(request);
        };
        const response = await queue.run(endpoint, call, request.signal);
        end(`${response.status}`);
        return response;
      } catch (error) {
        end(failureOf(error, request.signal));
        throw error;
      }
    }),
  };
}

function failureOf(error: unknown, signal: AbortSignal): CallOutcome {
  const limit = limitBehind(error);
  if (limit) return limit.name === 'Crowded' ? 'crowded' : 'too-large';
  return signal.aborted ? 'aborted' : 'failed';
}

/** Names the endpoint of an address; `other` for one that is no endpoint's. */
function endpointMatcher({ apiBase, paths = {} }: ProviderCallsOptions['provider']) {
  const gets = [...endpointsByName.values()].filter(({ method }) => method === 'GET');
  const match = createPathMatcher(gets.map(({ name, path }) => ({ name, path: paths[name] ?? path })));
  const { origin, pathname: base } = new URL(apiBase);
  const start = base.replace(/\/$/, '');
  return (address: string): string => {
    const url = new URL(address);
    if (url.origin !== origin || !url.pathname.startsWith(`${start}/`)) return 'other';
    return match(url.pathname.slice(start.length))?.route.name ?? 'other';
  };
}

/** Provider fetch for server rendering: GET only, without credentials, and no redirect is followed. */
export function providerFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    // Clients ask for redirects that fail, which workerd does not have; nor has it `credentials`, and no server keeps cookies.
    const { credentials: _, ...own } = init ?? {};
    const request = new Request(input, { ...own, redirect: 'manual' });
    if (request.method !== 'GET') throw new TypeError(`A page that is rendered may not ${request.method}.`);
    for (const name of ['Authorization', 'Cookie']) request.headers.delete(name);
    const response = await send(request);
    if (isRedirect(response)) throw new TypeError(`The provider redirects ${new URL(request.url).pathname}.`);
    return response;
  };
}

/** Of browsers, a redirect has no status. */
function isRedirect({ status, type, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.has('Location'));
}
