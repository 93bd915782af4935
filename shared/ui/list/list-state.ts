import type { ProviderClient } from '@shop/shared/contracts';
import type { Endpoint, Page } from '@shop/shared/contracts/provider';
import type { ShouldRevalidateFunctionArgs } from '@shop/shared/router';

// What every page of a list needs; load-list.ts comes with the first call.

/** What a page has of a list, which may be longer. */
export interface LoadedList<Item> extends Page<Item> {
  /** How many items the loaded pages have. More than `items` holds in a document, which carries what it shows. */
  readonly total: number;
  /** How many pages of the provider were loaded. */
  readonly pages: number;
}

/** Where a list comes from. */
export interface ListCalls<Item> {
  first(signal: AbortSignal): Promise<Page<Item>>;
  /** @param address the `next` of the page before */
  next(address: string, signal: AbortSignal): Promise<Page<Item>>;
}

export function listCalls<Input, Item>(
  provider: ProviderClient,
  endpoint: Endpoint<Input, Page<Item>>,
  input: Input,
): ListCalls<Item> {
  return {
    first: (signal) => provider.call(endpoint, input, { signal }),
    next: (address, signal) => provider.next(endpoint, address, { signal }),
  };
}

/** Calls whose code is loaded with the first of them: a page that arrived rendered needs no schema of answers before. */
export function lazyListCalls<Item>(load: () => Promise<ListCalls<Item>>): ListCalls<Item> {
  return {
    first: async (signal) => (await load()).first(signal),
    next: async (address, signal) => (await load()).next(address, signal),
  };
}

/** The query parameter that counts the steps of a page's list. */
export const stepsParameter = 'pages';

// 4,800 products of a list: beyond that an address is a mistake.
const mostSteps = 100;

/** How many steps of its list an address shows. */
export function readSteps(query: URLSearchParams, parameter = stepsParameter): number {
  const steps = Number(query.get(parameter));
  return Number.isInteger(steps) ? Math.min(Math.max(steps, 1), mostSteps) : 1;
}

/** False when the number of steps alone changes: the page loads what they need. */
export function shouldReloadPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const rest = ({ pathname, searchParams }: URL) => {
    const query = new URLSearchParams(searchParams);
    query.delete(stepsParameter);
    return `${pathname}?${query}`;
  };
  const isSame = currentUrl.search !== nextUrl.search && rest(currentUrl) === rest(nextUrl);
  return !isSame && defaultShouldRevalidate;
}

/** Whether more of a list must be loaded before these steps show all that they can. */
export function isShort<Item>(list: LoadedList<Item>, steps: number, size: number): boolean {
  if (list.items.length >= steps * size) return false;
  return isCut(list) || (list.next !== null && list.pages < steps);
}

/** Whether all items of a list are loaded. */
export function isWhole<Item>(list: LoadedList<Item>): boolean {
  return list.next === null && !isCut(list);
}

/** Whether a document carried a part of the loaded pages. */
export function isCut({ items, total }: LoadedList<unknown>): boolean {
  return items.length < total;
}

export function startList<Item>({ items, next }: Page<Item>): LoadedList<Item> {
  return { items, next, total: items.length, pages: 1 };
}
