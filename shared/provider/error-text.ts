import { isProviderFailure } from '@shop/shared/contracts/provider';

// Errors of the engine and the browser speak to developers, not to shoppers.
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
 * What to tell the shopper of a failure: the provider's `detail`, else the error's own message, else `fallback`.
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
