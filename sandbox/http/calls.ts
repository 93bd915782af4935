import type { Endpoint } from '@shop/shared/contracts/provider';
import type { MiddlewareHandler, Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Customer } from '../accounts/customers.ts';
import type { Dialect } from '../profile.ts';
import { Refusal, notFound, refused } from './refusal.ts';
import type { HttpBindings } from '@hono/node-server';

type AnyEndpoint = Endpoint<never, unknown>;
type Status = Extract<ContentfulStatusCode, 200 | 201> | 204;

/** Serves calls of the endpoints table. Handlers give the answer itself; one that breaks its schema is a 500. */
export interface Calls {
  /** A call that anybody may make. Status 204 sends no body. */
  open(endpoint: AnyEndpoint, handler: (c: CallContext) => unknown, status?: Status): void;
  /** A call for customers: without a good access token it is a 401. */
  signedIn(
    endpoint: AnyEndpoint,
    handler: (c: CallContext, customer: Customer) => unknown,
    status?: Status,
  ): void;
}

interface CallsSettings {
  readonly app: App;
  /** Paths that differ from the endpoints table, by call. */
  readonly paths: Dialect['paths'];
  /** Who makes the call. @throws Refusal 401 */
  readonly customerOf: (c: CallContext) => Customer;
  readonly log: Log;
}

export function createCalls({ app, paths, customerOf, log }: CallsSettings): Calls {
  const open: Calls['open'] = (endpoint, handler, status = 200) => {
    app.on(endpoint.method, paths[endpoint.name] ?? endpoint.path, async (c) => {
      const answer = await handler(c);
      if (status === 204) return c.body(null, 204);
      checkAnswer(endpoint, answer, log);
      return c.json(answer, status);
    });
  };
  const signedIn: Calls['signedIn'] = (endpoint, handler, status) =>
    open(endpoint, (c) => handler(c, customerOf(c)), status);
  return { open, signedIn };
}

/** Held against what travels, so after a turn through JSON. */
function checkAnswer(endpoint: AnyEndpoint, answer: unknown, log: Log): void {
  const result = v.safeParse(endpoint.answer, JSON.parse(JSON.stringify(answer)));
  if (result.success) return;
  const flaws = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  log(`${endpoint.name} breaks its contract: ${flaws.join('; ')}`);
  throw new Refusal(500, { detail: 'The answer breaks its contract.' });
}

/** Lets through what names the one shop served here. */
export function onlyTenant(tenant: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { tenantHeader } = c.var.dialect;
    const named = c.req.header(tenantHeader)?.trim();
    if (!named) throw refused(`The header ${tenantHeader} is missing.`);
    if (named !== String(tenant)) throw notFound('There is no such tenant.');
    await next();
  };
}

export interface Env {
  Bindings: HttpBindings;
  Variables: { readonly dialect: Dialect };
}

export type App = Hono<Env>;
export type CallContext = Context<Env>;

/** Takes one line for the operator. */
export type Log = (line: string) => void;
