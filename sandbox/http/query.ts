import type { CallContext } from './env.ts';

/** A yes-or-no filter of the query; undefined when it is not given or says neither. */
export function flagFilter(c: CallContext, name: string): boolean | undefined {
  const text = c.req.query(name)?.toLowerCase();
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  return undefined;
}

/** A text filter of the query; undefined when it is not given or blank. */
export function textFilter(c: CallContext, name: string): string | undefined {
  return c.req.query(name)?.trim() || undefined;
}

/** A whole number in the path; -1, which no id ever is, when there is none. */
export function idInPath(c: CallContext, name: string): number {
  const text = c.req.param(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
