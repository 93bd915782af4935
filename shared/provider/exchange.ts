import { readText } from '@shop/shared/contracts/provider';
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ProviderError } from './provider-error.ts';

interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** For the whole answer, its body included. */
  readonly timeoutMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Name of the call, for the log. */
  readonly name: string;
}

/**
 * One request and its whole answer: gives the parsed body (null when empty).
 * Rejects with a ProviderError (`network`, `timeout`, `http`, `malformed`), or with the signal's reason.
 */
export async function exchange(
  request: (signal: AbortSignal) => Promise<Response>,
  { signal, timeoutMs, now, name }: ExchangeOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), timeoutMs);
  try {
    const answer = abortable(receive(request, call.signal), call.signal);
    const [response, text] = await abortable(answer, signal);
    if (!response.ok) throw failureOf(response, text, now(), name);
    return parseBody(response, text, name);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ProviderError) throw error;
    const kind = call.signal.aborted ? 'timeout' : 'network';
    throw new ProviderError(kind, { message: `${name}: ${kind}`, cause: error });
  } finally {
    clearTimeout(timer);
    // Ends a request that the caller gave up; `AbortSignal.any` is newer than the browsers we serve.
    call.abort();
  }
}

async function receive(
  request: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<[Response, string]> {
  const response = await request(signal);
  return [response, await response.text()];
}

/** What was left out of the lists of a call's answer. */
export type ReportIssues = (issues: readonly BaseIssue<unknown>[], call: string) => void;

/**
 * The answer in the agreed shape, without the records of its lists that cannot be read: those are reported.
 * Throws `malformed`, naming the paths but never the values: they may be tokens.
 */
export function parseAnswer<Answer>(
  schema: GenericSchema<unknown, Answer>,
  body: unknown,
  name: string,
  report: ReportIssues,
): Answer {
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const areLeftOut = result.issues.every(({ path }) => path?.some(({ type }) => type === 'array'));
  if (areLeftOut) report(result.issues, name);
  if (result.typed && areLeftOut) return result.output;
  const paths = result.issues.map((issue) => issue.path?.map(({ key }) => String(key)).join('.') ?? 'answer');
  const message = `${name}: malformed at ${paths.slice(0, 5).join(', ')}`;
  throw new ProviderError('malformed', { message, status: 200 });
}

/** The body of a good answer; null when it is empty. Throws `malformed` when it is not JSON. */
function parseBody(response: Response, text: string, name: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('malformed', { message: `${name}: not JSON`, status: response.status });
  }
}

/** The error that an answer with an HTTP error status stands for. */
function failureOf(response: Response, text: string, nowMs: number, name: string): ProviderError {
  const body = parseFailureBody(text);
  const record = isRecord(body) ? body : {};
  return new ProviderError('http', {
    message: `${name}: HTTP ${response.status}`,
    status: response.status,
    detail: messagesOf(record['detail']).join(', ') || messagesOf(record['error']).join(', '),
    fields: fieldsOf(record),
    body,
    retryAfter: retryAfterMs(response.headers.get('Retry-After'), nowMs),
  });
}

function parseFailureBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'string' ? readText(body) : body;
  } catch {
    // A plain sentence can be shown; a server's HTML error page cannot.
    return text.trim() === '' || text.trimStart().startsWith('<') ? null : readText(text.trim());
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts in a value, however deep in lists and objects. */
function messagesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [readText(value) ?? ''];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(messagesOf) : [];
}

function fieldsOf(record: Record<string, unknown>): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([field]) => field !== 'detail' && field !== 'error')
      .map(([field, value]) => [readText(field) ?? '', messagesOf(value)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

/** Retry-After as milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const timeMs = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(timeMs) ? null : Math.max(0, timeMs);
}

/** The promise's outcome, or the signal's reason as soon as it aborts. The work behind the promise is not stopped. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Resolves after the milliseconds; rejects with the signal's reason when it aborts before. */
export async function wait(timeMs: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await abortable(new Promise<void>((resolve) => (timer = setTimeout(resolve, timeMs))), signal);
  } finally {
    clearTimeout(timer);
  }
}
