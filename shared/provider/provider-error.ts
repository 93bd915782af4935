import {
  isProviderFailure,
  type ProviderErrorKind,
  type ProviderFailure,
} from '@shop/shared/contracts/provider';

interface ProviderErrorInit {
  /** For `refused`: the text for the shopper. Else for the log only. */
  readonly message?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** A call that failed. Holds no address, header or request body, so it may be logged. */
export class ProviderError extends Error implements ProviderFailure {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
  /** Milliseconds the provider asked to wait for; null when it did not say. */
  readonly retryAfter: number | null;

  constructor(kind: ProviderErrorKind, init: ProviderErrorInit = {}) {
    super(init.message ?? '', init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = kind;
    this.status = init.status ?? 0;
    this.detail = init.detail ?? '';
    this.fields = init.fields ?? {};
    this.body = init.body ?? null;
    this.retryAfter = init.retryAfter ?? null;
  }
}

// Errors of the engine and the browser are written for developers, not for shoppers.
const technical = new Set([
  'AbortError',
  'AggregateError',
  'EvalError',
  'NetworkError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

/**
 * The shopper's text for a failure: the provider's `detail`, else the error's own message, else `fallback`.
 * A bare HTTP status, a lost connection, a timeout and a malformed answer have no message of their own.
 */
export function errorText(error: unknown, fallback: string): string {
  if (isProviderFailure(error)) {
    return error.detail || (error.kind === 'refused' ? error.message : '') || fallback;
  }
  return (error instanceof Error && !technical.has(error.name) && error.message) || fallback;
}

/**
 * The shopper's text for a refused form: the provider's `detail`, else an answer that is plain text, else the texts of its fields,
 * else `fallback`.
 */
export function refusalText(error: unknown, fallback: string): string {
  if (!isProviderFailure(error)) return fallback;
  return errorText(error, plainText(error.body) || fieldErrorsText(error) || fallback);
}

/** Empty for a server's HTML error page. */
function plainText(body: unknown): string {
  const text = typeof body === 'string' ? body.trim() : '';
  return text.startsWith('<') ? '' : text;
}

/**
 * Whether a change may have been made although it failed: its answer did not come, came from a gateway, or cannot be read.
 * A `detail` beside 503 is the provider's own word that it was not made; beside the others it may be the gateway's.
 * @param wasOffline whether the browser had no network when the change was made: then it was not sent
 */
export function isAnswerLost(error: unknown, wasOffline = false): boolean {
  if (!isProviderFailure(error)) return false;
  const { kind, status, detail } = error;
  if (kind === 'http') return isOfGateway(status) && !(status === 503 && detail);
  return kind !== 'refused' && !(kind === 'network' && wasOffline);
}

/** Whether what stands before the provider says that no answer came: by RFC 9110, or from 520 on, as Cloudflare does. */
export function isOfGateway(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}

/** Whether a call failed because the provider does not have what it asks for. */
export function isNotFound(error: unknown): boolean {
  return isProviderFailure(error) && error.status === 404;
}

/** Whether a call failed for want of a session: the customer can log in and try again. */
export function isLoginNeeded(error: unknown): boolean {
  return isProviderFailure(error) && error.status === 401;
}

/** The answer's field errors as `field: a, b; other: c`; empty when there are none. */
export function fieldErrorsText(error: unknown): string {
  if (!isProviderFailure(error)) return '';
  return Object.entries(error.fields)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ');
}
