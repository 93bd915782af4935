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
  /** How many items a document left out before `items`; none when absent. */
  readonly start?: number;
  /** The step that the page begins with, which the address may name. Absent for lists whose steps have no addresses. */
  readonly page?: number;
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

// The step that a page begins with. Search engines and people without script follow it.
const pageParameter = 'page';

/** The step that a page of a list begins with, from 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get(pageParameter));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The address of the same list from a step on. */
export function stepAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, page: number): string {
  const query = new URLSearchParams(search);
  query.delete(stepsParameter);
  query.delete(pageParameter);
  if (page > 1) query.set(pageParameter, String(page));
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

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

/** How many items stand before the page, in the steps before its own. */
export function itemsBefore({ page = 1 }: LoadedList<unknown>, size: number): number {
  return (page - 1) * size;
}

/** The loaded items from the page's first on. `loaded`: of the same list, in another order perhaps; the list itself when absent. */
export function pageItems<Item>(
  list: LoadedList<unknown>,
  size: number,
  { items, start = 0 }: LoadedList<Item>,
): readonly Item[] {
  const skipped = itemsBefore(list, size) - start;
  return skipped ? items.slice(skipped) : items;
}

/** Whether more of a list must be loaded before these steps of the page show all that they can. */
export function isShort(list: LoadedList<unknown>, steps: number, size: number): boolean {
  const before = itemsBefore(list, size);
  if (endOf(list) >= before + steps * size) return false;
  const isBehind = list.pages < before / size + steps || list.total <= before;
  return endOf(list) < list.total || (list.next !== null && isBehind);
}

/** Whether a list has items behind those that are here. */
export function goesOn(list: LoadedList<unknown>): boolean {
  return list.next !== null || endOf(list) < list.total;
}

function endOf({ items, start = 0 }: LoadedList<unknown>): number {
  return start + items.length;
}

/** Whether all items of a list are loaded. */
export function isWhole<Item>(list: LoadedList<Item>): boolean {
  return list.next === null && !isCut(list);
}

/** Whether a document carried a part of the loaded pages. */
export function isCut({ items, total }: LoadedList<unknown>): boolean {
  return items.length < total;
}

export function startList<Item>({ items, next }: Page<Item>, page?: number): LoadedList<Item> {
  return { items, next, total: items.length, pages: 1, ...(page && { page }) };
}
