import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const ClaimsSchema = v.object({
  token_type: v.picklist(['access', 'refresh']),
  user_id: v.number(),
  /** Session that the token belongs to. */
  sid: v.string(),
  jti: v.string(),
  /** Seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof ClaimsSchema>;

const header = encode({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token, signed with HMAC-SHA256 (RFC 7519). */
export function signToken(claims: Claims, key: string): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${signature(content, key).toString('base64url')}`;
}

/** The claims of a token signed with this key, expired or not; undefined when it is anything else. */
export function readToken(token: string, key: string): Claims | undefined {
  const [head, payload, sign, ...more] = token.split('.');
  if (head !== header || !payload || !sign || more.length > 0) return undefined;
  const given = Buffer.from(sign, 'base64url');
  const right = signature(`${head}.${payload}`, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return v.is(ClaimsSchema, claims) ? claims : undefined;
}

function signature(content: string, key: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(content).digest();
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
