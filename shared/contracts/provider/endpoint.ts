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
