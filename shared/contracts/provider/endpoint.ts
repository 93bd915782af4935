import type { GenericSchema } from 'valibot';

/** One call of the provider's API: how it is sent and what its answer must look like. */
export interface Endpoint<Input, Answer> {
  /** Stable key, e.g. `products.list`; provider settings override paths by it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API base; `:name` stands for a path parameter. */
  readonly path: string;
  /**
   * `none`: sent without bearer and without waiting for a refresh (login, registration, refresh).
   * `required`: refused here when nobody is signed in. Default: the bearer goes along when there is one.
   */
  readonly session?: 'none' | 'required';
  /** Spreads the input over path, query and body; absent and undefined values are not sent. */
  request(input: Input): EndpointRequest;
  readonly answer: GenericSchema<unknown, Answer>;
  /** A 404 is an answer of `null`, not a failure. */
  readonly nullWhenNotFound?: true;
}

export interface EndpointRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Input, Answer>(endpoint: Endpoint<Input, Answer>): Endpoint<Input, Answer> {
  return endpoint;
}

interface AddressSettings {
  readonly apiBase: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly paging?: { readonly size: string; readonly items: number } | undefined;
}

/** Whether a call gives a list, which a provider may give by page. */
export function isList(callName: string): boolean {
  return callName.endsWith('.list');
}

/**
 * The full address of a call: path overridden by the provider settings where they say so, parameters encoded,
 * query in the order of the table without absent and empty values, then the size of a list's pages where the settings have
 * one. The same input always gives the same text.
 */
export function callAddress<Input>(
  settings: AddressSettings,
  endpoint: Endpoint<Input, unknown>,
  input: Input,
): string {
  const { params = {}, query = {} } = endpoint.request(input);
  const path = (settings.paths[endpoint.name] ?? endpoint.path).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // A segment of dots alone is the folder above, however it is encoded: the address would be another call's.
    if (value === undefined || /^\.{0,2}$/.test(String(value)))
      throw new TypeError(`${endpoint.name} needs "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  if (settings.paging && isList(endpoint.name)) search.set(settings.paging.size, `${settings.paging.items}`);
  const text = search.toString();
  return settings.apiBase + path + (text && `?${text}`);
}

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
