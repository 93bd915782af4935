import { startList, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { loadAll } from '@shop/shared/ui/list';

// Of a provider that gives its list in pages; more of them would keep a phone busy.
const mostPages = 4;

/** The menu, or as much of it as a search or a choice of words looks at. Rejects when its first page cannot be loaded. */
export async function loadMenu<Item extends object>(
  calls: ListCalls<Item>,
  signal: AbortSignal,
): Promise<LoadedList<Item>> {
  const first = startList(await calls.first(signal));
  return loadAll(calls, first, signal, mostPages).catch(() => first);
}
