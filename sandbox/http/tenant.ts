import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { notFound, refused } from './refusal.ts';

export const tenantHeader = 'X-Tenant-ID';

/** Lets through what names the one shop served here. */
export function onlyTenant(tenant: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const named = c.req.header(tenantHeader)?.trim();
    if (!named) throw refused(`The header ${tenantHeader} is missing.`);
    if (named !== String(tenant)) throw notFound('There is no such tenant.');
    await next();
  };
}
