import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler, Next } from 'hono';
import type { CallContext, Env } from '../http/env.ts';
import type { Fault, Faults } from './faults.ts';

/** Marks a call whose connection was cut, for the log of calls. */
export const cutHeader = 'x-sandbox-cut';

/** Lets faults strike the calls that come after it. */
export function strikeFaults(faults: Faults): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const fault = faults.strike(c.req.method, pathname + search);
    if (!fault) return next();
    if (fault.ms > 0) await wait(fault.ms, undefined, { ref: false });
    return suffer(c, next, fault);
  };
}

async function suffer(c: CallContext, next: Next, fault: Fault): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await next();
      return undefined;
    case 'status':
      return answer(fault, fault.body ?? { detail: `Fault with status ${fault.status}.` });
    case 'malformed':
      return answer(fault, fault.body ?? '{"results": [{"id": 1, "na');
    case 'drop':
      return cut(c);
    case 'dropAfter':
      await next();
      // Once there is an answer, another only takes its place when it is set.
      c.res = cut(c);
      return undefined;
  }
}

function answer({ status, headers }: Fault, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/**
 * Ends the connection within the head of the answer. Without a byte of it, browsers would
 * repeat the call by themselves on another connection whenever this one had been used before.
 */
function cut(c: CallContext): Response {
  c.env.outgoing.socket?.end('HTTP/1.1 200 OK\r\n');
  return new Response(null, {
    headers: { ...Object.fromEntries(RESPONSE_ALREADY_SENT.headers), [cutHeader]: '1' },
  });
}
