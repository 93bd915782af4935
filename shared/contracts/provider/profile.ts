import * as v from 'valibot';
import { PagingSchema } from '../boot.ts';
import { parseUrl } from '../browser-fallbacks.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsByName } from './endpoints-by-name.ts';

/** An http(s) address, without a slash at its end. */
export const WebAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(protocolOf(text)), 'is no http(s) address'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
export const Origin = v.pipe(
  WebAddress,
  v.regex(/^https?:\/\/[^/?#@]+$/i, 'is more than an origin'),
  v.transform((text) => new URL(text).origin),
);
/** By its name, with a path or without; as in `usualPlayers`. */
const Player = v.pipe(
  v.string(),
  v.regex(/^[a-z\d.-]+(?::\d+)?(?:\/[\w./-]*)?$/, 'is no host, with a path or without'),
);
// RFC 9110, 5.6.2.
const HeaderName = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is no name of a header'));
const FieldName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'is no name of a field'));

/**
 * A provider profile: what differs from the endpoints table (docs/provider.md). Every field may be absent; unknown ones, and
 * paths of unknown calls, are errors that name the field.
 */
export const ProviderProfileSchema = v.strictObject({
  /** Root of the API. */
  apiBase: v.optional(WebAddress),
  /** Origin of pictures and other files. */
  backendHost: v.optional(WebAddress),
  tenantHeader: v.optional(HeaderName),
  /** Field of the login's body with the e-mail address or username. */
  loginField: v.optional(FieldName),
  /** Header in which the provider takes idempotency keys. */
  idempotencyHeader: v.optional(HeaderName),
  paging: v.optional(v.strictObject({ ...PagingSchema.entries, page: v.optional(FieldName, 'page') })),
  /** Origins of payment pages. */
  paymentOrigins: v.optional(v.array(Origin)),
  /** Origins of pictures beside the backend host; all by https when absent. */
  pictureOrigins: v.optional(v.array(Origin)),
  /** Origins of maps and others that pages frame beside players; all by https when absent. */
  frameOrigins: v.optional(v.array(Origin)),
  /** What texts may frame, by https: hosts, or hosts with a path. The usual players when absent. */
  players: v.optional(v.array(Player)),
  /** Paths below the API base, by call; with the parameters of the call's own path. */
  paths: v.optional(v.strictObject(Object.fromEntries([...endpointsByName.values()].map(pathEntry)))),
});
export type ProviderProfile = v.InferOutput<typeof ProviderProfileSchema>;

function pathEntry({ name, path }: Endpoint<never, unknown>) {
  const parameters = parametersOf(path);
  const hasSame = (other: string) => parametersOf(other) === parameters;
  const Path = v.pipe(
    v.string(),
    v.regex(/^\/[^?#\s]*$/, 'is no path that begins with "/"'),
    v.check(hasSame, parameters ? `needs the parameters ${parameters}, once each` : 'takes no parameters'),
  );
  return [name, v.optional(Path)] as const;
}

function parametersOf(path: string): string {
  return [...(path.match(/:\w+/g) ?? [])].sort().join(', ');
}

function protocolOf(text: string): string {
  return parseUrl(text)?.protocol ?? '';
}
