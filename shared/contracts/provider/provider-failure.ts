/** How a call failed. `malformed`: an answer came, but not in the agreed shape. */
export type ProviderErrorKind = 'network' | 'timeout' | 'http' | 'malformed' | 'refused';

/**
 * What a failed call rejects with. Areas are built apart from the client that throws,
 * so they recognise it by its name, never by `instanceof`.
 */
export interface ProviderFailure extends Error {
  readonly name: 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The answer's `detail` (or `error`) text, else empty. */
  readonly detail: string;
  /** Field errors of the answer, by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The parsed answer, for views that show it as text. */
  readonly body: unknown;
}

export function isProviderFailure(error: unknown): error is ProviderFailure {
  return error instanceof Error && error.name === 'ProviderError';
}
