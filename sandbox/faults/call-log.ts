import type { MiddlewareHandler } from 'hono';
import type { Env } from '../http/calls.ts';
import { cutHeader } from './faults.ts';

const longest = 500;

interface LoggedCall {
  /** ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Whether it named a tenant. */
  readonly tenant: boolean;
  /** Whether it carried a bearer; never which. */
  readonly bearer: boolean;
  /** 0: the connection was cut. */
  readonly status: number;
}

export interface CallLog {
  /** The last 500 calls, oldest first, in the order in which they came. */
  list(): readonly LoggedCall[];
  clear(): void;
  readonly record: MiddlewareHandler<Env>;
}

export function createCallLog(): CallLog {
  const calls: LoggedCall[] = [];
  return {
    list: () => calls,
    clear: () => calls.splice(0),
    record: async (c, next) => {
      const time = new Date().toISOString();
      const { pathname, search } = new URL(c.req.url);
      await next();
      calls.push({
        time,
        method: c.req.method,
        path: pathname + search,
        tenant: c.req.header(c.var.dialect.tenantHeader) !== undefined,
        bearer: /^Bearer /i.test(c.req.header('Authorization') ?? ''),
        status: c.res.headers.has(cutHeader) ? 0 : c.res.status,
      });
      if (calls.length > longest) calls.shift();
    },
  };
}
