import type { Platform } from '@shop/shared/contracts';
import { redirect } from '@shop/shared/router';
import { stepsParameter, type ListCalls, type LoadedList } from './list-state.ts';
import { documentPart, loadNext, loadSteps, stepsToLoad } from './load-list.ts';

// Lists whose steps have addresses of their own (`?page=2`), for search engines and people without script. Widgets have none.

const pageParameter = 'page';

/** The step that a page of a list begins with, from 1. */
function readPage(query: URLSearchParams): number {
  const page = Number(query.get(pageParameter));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The address of a list's beginning. */
function withoutSteps({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(pageParameter);
  query.delete(stepsParameter);
  return `${pathname}?${query}`.replace(/\?$/, '');
}

// Each is a call that needs the answer of the one before. Of what a document waits for longer, the browser does better.
const mostPages = import.meta.env.SSR ? 10 : Number.POSITIVE_INFINITY;

/** Loads a list as far as an address shows it, with all before that. Rejects when its first page cannot be loaded. */
export async function loadToPage<Item extends object>(
  calls: ListCalls<Item>,
  request: Pick<Request, 'url' | 'signal'>,
  size: number,
): Promise<LoadedList<Item>> {
  const { signal } = request;
  const steps = stepsToLoad(request);
  if (import.meta.env.WIDGET) return loadSteps(calls, steps, size, signal);
  const before = readPage(new URL(request.url).searchParams) - 1;
  let list = await loadSteps(calls, Math.min(before + steps, mostPages), size, signal);
  const isBehind = () => before > 0 && list.next !== null && list.total < (before + 1) * size;
  while (isBehind() && list.pages < mostPages) {
    const longer = await loadNext(calls, list, signal).catch(() => null);
    if (!longer) break;
    list = longer;
  }
  return list;
}

/**
 * What a page has of a list: the items from its first one on, in a document those of one step. Throws a redirect to the
 * beginning of a list that ends before the page; on a server an error when the list was not loaded as far. A widget's page is
 * not the shop's, and begins with the first step.
 */
export function pagePart<List extends LoadedList<unknown>>(
  list: List,
  request: Pick<Request, 'url'>,
  size: number,
  platform: Pick<Platform, 'placed'>,
): List {
  if (import.meta.env.WIDGET) return list;
  if (platform.placed) return documentPart(list, size);
  const address = new URL(request.url);
  const page = readPage(address.searchParams);
  const start = (page - 1) * size;
  if (start >= list.total && start > 0) {
    if (list.next === null) throw redirect(withoutSteps(address));
    if (import.meta.env.SSR) throw new Error(`the ${start} items before a page could not be loaded`);
  }
  // Behind a page of the provider that is shorter than a step, the next step begins elsewhere.
  if (start === 0 && list.next !== null && list.total < size) return list;
  return documentPart({ ...list, items: list.items.slice(start), page, start }, size);
}
