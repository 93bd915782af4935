import { abortable } from './abortable.ts';
import { ProviderError } from './provider-error.ts';
import { readBody, readFailure } from './read-answer.ts';

interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole answer, its body included. */
  readonly timeout: number;
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
  { signal, timeout, now, name }: ExchangeOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), timeout);
  try {
    const answer = abortable(receive(request, call.signal), call.signal);
    const [response, text] = await abortable(answer, signal);
    if (!response.ok) throw readFailure(response, text, now(), name);
    return readBody(response, text, name);
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
