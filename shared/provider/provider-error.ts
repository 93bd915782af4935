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

/** The answer's field errors as `field: a, b; other: c`; empty when there are none. */
export function fieldErrorsText(error: unknown): string {
  if (!isProviderFailure(error)) return '';
  return Object.entries(error.fields)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ');
}
