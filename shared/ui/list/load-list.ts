import type { Page } from '@shop/shared/contracts/provider';
import { redirect } from '@shop/shared/router';
import {
  isCut,
  isShort,
  isWhole,
  itemsBefore,
  readPage,
  readSteps,
  startList,
  stepAddress,
  type ListCalls,
  type LoadedList,
} from './list-state.ts';

/** The steps that a loader loads: in a browser those of the address. A document carries the first step, so that it stays small; the browser adds the others to it. */
export function stepsToLoad({ url }: Pick<Request, 'url'>): number {
  return import.meta.env.SSR ? 1 : readSteps(new URL(url).searchParams);
}

/** Pages of the provider that a document waits for. Each is a call that needs the answer of the one before. */
const mostServerPages = 10;

/**
 * Loads a list from the step on that an address names. Rejects when its first page cannot be loaded, with a redirect to the
 * list's beginning when it ends before that step, and on a server when it may be longer than a document waits for.
 */
export async function loadPage<Item extends object>(
  calls: ListCalls<Item>,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  size: number,
): Promise<LoadedList<Item>> {
  const page = readPage(new URL(url).searchParams);
  const list = await loadSteps(calls, stepsToLoad({ url }), size, signal, page);
  assertReached(list, { url }, size);
  return list;
}

/** Throws a redirect to a list's beginning when it ends before its page. */
export function assertReached(list: LoadedList<unknown>, { url }: Pick<Request, 'url'>, size: number): void {
  const before = itemsBefore(list, size);
  if (before === 0 || list.total > before) return;
  if (list.next === null) throw redirect(stepAddress(new URL(url), 1));
  if (import.meta.env.SSR) throw new Error(`the ${before} items before a page could not be loaded`);
}

/**
 * Loads as much of a list as these steps show. Rejects when its first page cannot be loaded; further ones that fail can be
 * loaded again from the page.
 * @param size items of a step
 * @param page the step that the page begins with; the first when absent
 */
export async function loadSteps<Item extends object>(
  calls: ListCalls<Item>,
  steps: number,
  size: number,
  signal: AbortSignal,
  page?: number,
): Promise<LoadedList<Item>> {
  let list = startList(await calls.first(signal), page);
  while (isShort(list, steps, size) && !(import.meta.env.SSR && list.pages === mostServerPages)) {
    const longer = await loadNext(calls, list, signal).catch(() => null);
    if (!longer) break;
    list = longer;
  }
  return list;
}

/** On a server, what a document carries of a list: the items of its page's first step. In a browser the list as it is. */
export function documentPart<List extends LoadedList<unknown>>(list: List, size: number): List {
  if (!import.meta.env.SSR) return list;
  const start = itemsBefore(list, size);
  return { ...list, items: list.items.slice(start, start + size), ...(start > 0 && { start }) };
}

/** The list with what a document left out, else with its next page. Rejects when that cannot be loaded. */
export async function loadNext<Item extends object>(
  calls: ListCalls<Item>,
  list: LoadedList<Item>,
  signal: AbortSignal,
): Promise<LoadedList<Item>> {
  if (!isCut(list)) return list.next === null ? list : appendPage(list, await calls.next(list.next, signal));
  let whole = startList(await calls.first(signal), list.page);
  // What shows may be of a later page of the provider, and must not go.
  while (whole.next !== null && whole.total < list.total)
    whole = appendPage(whole, await calls.next(whole.next, signal));
  return whole;
}

/** The list, or its first pages. Rejects when the first cannot be loaded; one that fails later is left out with all after it. */
export async function loadPages<Item extends object>(
  calls: ListCalls<Item>,
  mostPages: number,
  signal: AbortSignal,
): Promise<LoadedList<Item>> {
  const first = startList(await calls.first(signal));
  return loadAll(calls, first, signal, mostPages).catch(() => first);
}

/** The whole list, or no more than some pages of it. Rejects when one of them cannot be loaded. */
export async function loadAll<Item extends object>(
  calls: ListCalls<Item>,
  list: LoadedList<Item>,
  signal: AbortSignal,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<LoadedList<Item>> {
  let all = list;
  while (!isWhole(all) && all.pages < mostPages) all = await loadNext(calls, all, signal);
  return all;
}

/** Appends a page; an item that moved onto it in the meantime is not shown twice. */
export function appendPage<Item extends object>(list: LoadedList<Item>, page: Page<Item>): LoadedList<Item> {
  const known = new Set(list.items.map(identity));
  const added = page.items.filter((item) => !known.has(identity(item)));
  const items = [...list.items, ...added];
  return {
    ...list,
    items,
    // The same page again is the end of a list, whatever the provider says; one whose records are all left out is not.
    next: page.next === list.next || (page.items.length > 0 && added.length === 0) ? null : page.next,
    total: items.length,
    pages: list.pages + 1,
  };
}

function identity(item: object): unknown {
  return 'id' in item ? (item.id ?? item) : item;
}
