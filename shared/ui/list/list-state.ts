import type { ProviderClient } from '@shop/shared/contracts';
import type { Endpoint, Page } from '@shop/shared/contracts/provider';
import type { ShouldRevalidateFunctionArgs } from '@shop/shared/router';

// What every page of a list needs; load-list.ts comes with the first call.

/** What a page has of a list, which may be longer, and may begin before the page does. */
export interface LoadedList<Item> extends Page<Item> {
  /** How many items the loaded pages have. More than `items` holds where the page begins later, and in a document. */
  readonly total: number;
  /** How many pages of the provider were loaded. */
  readonly pages: number;
  /** The step that the page begins with, from 1. Absent for lists whose steps have no addresses of their own. */
  readonly page?: number;
  /** How many items of the list stand before `items`; none when absent. */
  readonly start?: number;
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

/** Whether more of a list must be loaded before these steps of the page show all that they can. */
export function isShort(list: LoadedList<unknown>, steps: number, size: number): boolean {
  if (list.items.length >= steps * size) return false;
  const needed = import.meta.env.WIDGET ? steps : (list.page ?? 1) - 1 + steps;
  return isCut(list) || (list.next !== null && list.pages < needed);
}

/** Whether all items of a list are loaded. */
export function isWhole<Item>(list: LoadedList<Item>): boolean {
  return import.meta.env.WIDGET ? !goesOn(list) : !goesOn(list) && !list.start;
}

/** Whether a document carried a part of the loaded pages. */
export function isCut(list: LoadedList<unknown>): boolean {
  const end = import.meta.env.WIDGET ? list.items.length : (list.start ?? 0) + list.items.length;
  return end < list.total;
}

/** Whether there are items behind those that are here. */
export function goesOn(list: LoadedList<unknown>): boolean {
  return list.next !== null || isCut(list);
}

/** What is here of a list, which may have been loaded from its beginning since, from the page's first item on. */
export function pageItems<Item>(page: LoadedList<unknown>, list: LoadedList<Item>): readonly Item[] {
  return import.meta.env.WIDGET ? list.items : list.items.slice((page.start ?? 0) - (list.start ?? 0));
}

export function startList<Item>({ items, next }: Page<Item>): LoadedList<Item> {
  return { items, next, total: items.length, pages: 1 };
}
