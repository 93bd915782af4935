import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { badToken, notSignedIn } from '../http/refusal.ts';
import { findCustomer, type Customer } from './customers.ts';

const refreshSeconds = 7 * 24 * 60 * 60;

interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Sessions of customers: each has one refresh token that is good at a time, and access tokens that end with it. */
export interface Sessions {
  open(customer: Customer): TokenPair;
  /** Trades a refresh token for a new pair. One used before ends its session. @throws Refusal 401 */
  renew(refresh: string): TokenPair;
  /** Ends the session of a refresh token. @throws Refusal 401 */
  end(refresh: string): void;
  /** The customer that an `Authorization` header names. @throws Refusal 401 */
  customerOf(authorization: string | undefined): Customer;
}

export function createSessions(db: Database, accessSeconds: number): Sessions {
  return {
    open: (customer) =>
      db.transaction(() => {
        const session = randomUUID();
        db.run(
          'insert into sessions (id, customer_id, created_at) values (?, ?, ?)',
          session,
          customer.id,
          new Date().toISOString(),
        );
        return issue(db, customer.id, session, accessSeconds);
      }),
    renew(refresh) {
      const claims = checked(db, refresh, 'refresh');
      const pair = db.transaction(() => trade(db, claims, accessSeconds));
      if (!pair) throw badToken('Token is blacklisted');
      return pair;
    },
    end: (refresh) => revoke(db, checked(db, refresh, 'refresh').sid),
    customerOf: (authorization) => customerOf(db, authorization),
  };
}

/** A new pair for an unused refresh token; for a used one the end of its session, and null. */
function trade(db: Database, { jti, sid, user_id }: Claims, accessSeconds: number): TokenPair | null {
  const now = new Date().toISOString();
  const { count } = db.run(
    'update refresh_tokens set used_at = ? where id = ? and used_at is null',
    now,
    jti,
  );
  if (count === 1) return issue(db, user_id, sid, accessSeconds);
  revoke(db, sid);
  return null;
}

function issue(db: Database, customer: number, session: string, accessSeconds: number): TokenPair {
  const key = signingKey(db);
  const iat = nowInSeconds();
  const common = { user_id: customer, sid: session, iat };
  const jti = randomUUID();
  db.run('insert into refresh_tokens (id, session_id) values (?, ?)', jti, session);
  return {
    access: signToken({ ...common, token_type: 'access', jti: randomUUID(), exp: iat + accessSeconds }, key),
    refresh: signToken({ ...common, token_type: 'refresh', jti, exp: iat + refreshSeconds }, key),
  };
}

/** @throws Refusal 401 that says what is wrong with the token */
function checked(db: Database, token: string, type: Claims['token_type']): Claims {
  const claims = examine(db, token, type);
  if (typeof claims === 'string') throw badToken(claims);
  return claims;
}

function customerOf(db: Database, authorization: string | undefined): Customer {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) throw notSignedIn();
  const claims = examine(db, token, 'access');
  // Of an access token providers say no more than that it does not do.
  if (typeof claims === 'string') throw badToken('Given token not valid for any token type');
  const customer = findCustomer(db, claims.user_id);
  if (!customer) throw badToken('User not found');
  return customer;
}

/** The claims of a good token of a live session, or what is wrong with it. */
function examine(db: Database, token: string, type: Claims['token_type']): Claims | string {
  const claims = readToken(token, signingKey(db));
  if (claims?.token_type !== type) return 'Token is invalid';
  if (claims.exp <= nowInSeconds()) return 'Token is expired';
  const live = db.one('select 1 from sessions where id = ? and revoked_at is null', claims.sid);
  return live ? claims : 'Token is blacklisted';
}

function revoke(db: Database, session: string): void {
  const now = new Date().toISOString();
  db.run('update sessions set revoked_at = ? where id = ? and revoked_at is null', now, session);
}

function signingKey(db: Database): string {
  const row = db.one<{ value: string }>(`select value from meta where name = 'signing_key'`);
  if (!row) throw new Error('The database has no signing key.');
  return row.value;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

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
function signToken(claims: Claims, key: string): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${signature(content, key).toString('base64url')}`;
}

/** The claims of a token signed with this key, expired or not; undefined when it is anything else. */
function readToken(token: string, key: string): Claims | undefined {
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
