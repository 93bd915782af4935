import { parseUrl, type ProviderClient, type ProviderSettings } from '@shop/shared/contracts';
import { callAddress, type Endpoint } from '@shop/shared/contracts/provider';
import type { Access } from './bearer.ts';
import { createCaller, type Turn } from './caller.ts';
import { withoutCalls } from './defer-client.ts';
import { parseAnswer, wait, type ReportIssues } from './exchange.ts';
import type { ReportRecord } from './left-out-records.ts';
import { isNotFound, ProviderError } from './provider-error.ts';
import { createTransport, defaultRetryDelaysMs, type TransportOptions } from './transport.ts';

type Defaulted = 'fetch' | 'early' | 'wait' | 'now' | 'timeoutMs' | 'retryDelaysMs';

/** Options with defaults; tests replace `fetch`, `wait` and `now`. */
export interface ProviderClientOptions
  extends Omit<TransportOptions, Defaulted>, Partial<Pick<TransportOptions, Defaulted>> {
  /** Its rejection fails calls that need a session; the others are then a visitor's. */
  readonly access: Access;
  /** How long answers of GETs are cached; 30 seconds by default. */
  readonly cacheMs?: number;
  /** For answers of GETs, before each is parsed for its caller; without it callers go on at once. */
  readonly turn?: Turn;
  /** Called with each call that failed after its retries. */
  readonly onFailedCall?: (error: unknown) => void;
  /** Called with each record that is left out of a list, once; logs to the console by default. */
  readonly reportRecord?: ReportRecord;
}

/** Calls the provider by typed endpoints. Every call rejects with a ProviderError, or with its signal's reason. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { settings, access, now = Date.now, cacheMs = 30_000 } = options;
  const transport = createTransport({
    ...options,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    early: options.early,
    wait: options.wait ?? wait,
    timeoutMs: options.timeoutMs ?? 15_000,
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    now,
  });
  const caller = createCaller({ transport, access, now, cacheMs, turn: options.turn });
  const report = createLazyReport(options.reportRecord);
  const { paging } = settings;
  const parserOf =
    <Answer>({ name, answer: schema }: Endpoint<never, Answer>, address: string) =>
    async (answer: unknown) => {
      const page = paging ? (await loadOddAnswers()).withNextPage(answer, address, paging) : answer;
      return parseAnswer(schema, page, name, report);
    };

  return {
    async call(endpoint, input, callOptions = {}) {
      const address = addressOf(settings, endpoint, input);
      withinApiBase(settings.apiBase, address);
      const parse = parserOf(endpoint, address);
      try {
        if (endpoint.method === 'GET') return await caller.get(endpoint, address, callOptions, parse);
        const { body } = endpoint.request(input);
        return await parse(await caller.change(endpoint, address, body, callOptions));
      } catch (error) {
        if (endpoint.nullWhenNotFound && isNotFound(error)) return parse(null);
        options.onFailedCall?.(error);
        throw error;
      }
    },
    async next(endpoint, next, callOptions = {}) {
      const address = withinApiBase(settings.apiBase, next, settings.paths[endpoint.name] ?? endpoint.path);
      return caller.get(endpoint, address, callOptions, parserOf(endpoint, address));
    },
    ...withoutCalls(settings),
  };
}

function addressOf<Input>(
  settings: ProviderSettings,
  endpoint: Endpoint<Input, unknown>,
  input: Input,
): string {
  try {
    return callAddress(settings, endpoint, input);
  } catch (cause) {
    throw new ProviderError('refused', { cause });
  }
}

/**
 * The address in full, if it is below the API base: same origin, same path prefix.
 * Throws `refused` for any other, so that neither bearer nor tenant header leaves the API.
 * @param relativeTo path below the base that a relative address is resolved against
 */
function withinApiBase(apiBase: string, address: string, relativeTo = '/'): string {
  const base = parseUrl(`${apiBase}/`);
  const target = parseUrl(address, `${apiBase}${relativeTo}`);
  const isInside =
    base &&
    target?.origin === base.origin &&
    target.pathname.startsWith(base.pathname) &&
    target.username === '' &&
    target.password === '';
  if (!isInside)
    throw new ProviderError('refused', { cause: new Error('the address lies outside the API base') });
  return target.href;
}

/** Good providers need none of it. */
const loadOddAnswers = () => import('./odd-answers.ts');

/** Reports left out records, each once. */
function createLazyReport(reportRecord: ReportRecord | undefined): ReportIssues {
  let report: ReportIssues | undefined;
  return (...left) =>
    void loadOddAnswers().then(
      ({ createReport }) => (report ??= createReport(reportRecord))(...left),
      // Without its code nothing is reported; the answer counts all the same.
      () => undefined,
    );
}
