import type { CallContext } from './calls.ts';
import { notFound } from './refusal.ts';

const defaultSize = 10;
const largestSize = 100;

interface ListPage<Item> {
  readonly count: number;
  /** Absent where the sandbox only counts. */
  readonly next?: string | null;
  readonly previous: string | null;
  readonly results: Item[];
}

/**
 * A list in the shape the call asks for: with a page's number or size one page of it,
 * whose neighbours are absolute addresses, else all of it as an array.
 * @throws Refusal 404 for a page that is not there
 */
export function listAnswer<Item>(c: CallContext, items: Item[]): Item[] | ListPage<Item> {
  const asked = c.req.query();
  const { page: pageName, size: sizeName, hasNext } = c.var.dialect.paging;
  if (asked[pageName] === undefined && asked[sizeName] === undefined) return items;
  const size = Math.min(wholeFrom(asked[sizeName]) ?? defaultSize, largestSize);
  const last = Math.max(1, Math.ceil(items.length / size));
  const page = asked[pageName] === undefined ? 1 : wholeFrom(asked[pageName]);
  if (page === undefined || page > last) throw notFound('Invalid page.');
  return {
    count: items.length,
    ...(hasNext && { next: page < last ? pageAddress(c, page + 1) : null }),
    previous: page > 1 ? pageAddress(c, page - 1) : null,
    results: items.slice((page - 1) * size, page * size),
  };
}

function wholeFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function pageAddress(c: CallContext, page: number): string {
  const address = new URL(c.req.url);
  const { page: name } = c.var.dialect.paging;
  if (page === 1) address.searchParams.delete(name);
  else address.searchParams.set(name, String(page));
  return address.href;
}

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
