import type { Page } from '@shop/shared/contracts/provider';
import {
  isCut,
  isShort,
  isWhole,
  readSteps,
  startList,
  type ListCalls,
  type LoadedList,
} from './list-state.ts';

/** The steps that a loader loads: in a browser those of the address. A document carries the first step, so that it stays small; the browser adds the others to it. */
export function stepsToLoad({ url }: Pick<Request, 'url'>): number {
  return import.meta.env.SSR ? 1 : readSteps(new URL(url).searchParams);
}

/**
 * Loads as much of a list as these steps show. Rejects when its first page cannot be loaded; further ones that fail can be
 * loaded again from the page.
 * @param size items of a step
 */
export async function loadSteps<Item extends object>(
  calls: ListCalls<Item>,
  steps: number,
  size: number,
  signal: AbortSignal,
): Promise<LoadedList<Item>> {
  let list = startList(await calls.first(signal));
  while (isShort(list, steps, size)) {
    const longer = await loadNext(calls, list, signal).catch(() => null);
    if (!longer) break;
    list = longer;
  }
  return list;
}

/** On a server, what a document carries of a list: the items of one step. In a browser the list as it is. */
export function documentPart<List extends LoadedList<unknown>>(list: List, size: number): List {
  return import.meta.env.SSR ? { ...list, items: list.items.slice(0, size) } : list;
}

/** The list with what a document left out, else with its next page. Rejects when that cannot be loaded. */
export async function loadNext<Item extends object>(
  calls: ListCalls<Item>,
  list: LoadedList<Item>,
  signal: AbortSignal,
): Promise<LoadedList<Item>> {
  if (!isCut(list)) return list.next === null ? list : appendPage(list, await calls.next(list.next, signal));
  let whole = startList(await calls.first(signal));
  if (import.meta.env.WIDGET || !list.start) return whole;
  // What shows may be of a later page of the provider, and must not go.
  while (whole.next !== null && whole.total < list.total) whole = await loadNext(calls, whole, signal);
  return { ...list, ...whole, items: whole.items.slice(list.start) };
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
  let all = !import.meta.env.WIDGET && list.start ? startList(await calls.first(signal)) : list;
  while (!isWhole(all) && all.pages < mostPages) all = await loadNext(calls, all, signal);
  return all;
}

/** Appends a page; an item that moved onto it in the meantime is not shown twice. */
export function appendPage<Item extends object>(list: LoadedList<Item>, page: Page<Item>): LoadedList<Item> {
  const known = new Set(list.items.map(identity));
  const added = page.items.filter((item) => !known.has(identity(item)));
  const items = [...list.items, ...added];
  const longer = {
    items,
    // The same page again is the end of a list, whatever the provider says; one whose records are all left out is not.
    next: page.next === list.next || (page.items.length > 0 && added.length === 0) ? null : page.next,
    total: items.length,
    pages: list.pages + 1,
  };
  return import.meta.env.WIDGET ? longer : { ...list, ...longer, total: (list.start ?? 0) + items.length };
}

function identity(item: object): unknown {
  return 'id' in item ? (item.id ?? item) : item;
}
