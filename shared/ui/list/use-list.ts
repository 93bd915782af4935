import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from '@shop/shared/router';
import {
  goesOn,
  isShort,
  isWhole,
  pageItems,
  readSteps,
  stepsParameter,
  type ListCalls,
  type LoadedList,
} from './list-state.ts';
import { usePlatform } from '../area/platform-context.tsx';

// Names the step that a page of a list begins with, as in page-part.ts; widgets have none.
const pageParameter = 'page';

interface StepAddresses {
  /** Address of the page that begins with the next step, where there is one. */
  readonly nextAddress?: string;
  /** Address of the page that begins a step earlier; absent on the first one. */
  readonly earlierAddress?: string | undefined;
}

/** How many steps of its list a page shows; counted in the address, so that coming back finds as many. */
export function useSteps(list: LoadedList<unknown>, parameter = stepsParameter) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const [shown, setShown] = useState(() => ({ list, steps: readSteps(query, parameter) }));
  if (shown.list !== list) setShown({ list, steps: readSteps(query, parameter) });
  const addressWith = (name: string, value: number) => {
    const changed = new URLSearchParams(query);
    if (!import.meta.env.WIDGET && name === pageParameter) changed.delete(stepsParameter);
    if (import.meta.env.WIDGET || value > 1) changed.set(name, String(value));
    else changed.delete(name);
    const search = changed.toString();
    return search ? `?${search}` : pathname;
  };
  const more = () => {
    const steps = shown.steps + 1;
    setShown({ list, steps });
    // Not during a navigation, which this one would abort.
    if (isNavigating) return;
    void navigate(addressWith(parameter, steps), { replace: true, preventScrollReset: true, state });
  };
  const addresses: StepAddresses =
    import.meta.env.WIDGET || !list.page
      ? {}
      : {
          nextAddress: addressWith(pageParameter, list.page + shown.steps),
          earlierAddress: list.page > 1 ? addressWith(pageParameter, list.page - 1) : undefined,
        };
  return { steps: shown.steps, more, ...addresses };
}

interface ListNeeds {
  /** How many steps show, and how many items one has. */
  readonly steps: number;
  readonly size: number;
  /** What shows depends on items that may not be loaded: order, filters, a name in the address. */
  readonly needsAll?: boolean;
}

interface ListState<Item> {
  readonly first: LoadedList<Item>;
  readonly list: LoadedList<Item>;
  /** Why the rest of the list could not be loaded; null when nothing failed. */
  readonly error: unknown;
}

/** A list that loads what its steps need. Another `first` begins another list, and late answers for the old one are dropped. */
export function useList<Item extends object>(
  first: LoadedList<Item>,
  calls: ListCalls<Item>,
  { steps, size, needsAll = false }: ListNeeds,
) {
  const [state, setState] = useState<ListState<Item>>({ first, list: first, error: null });
  if (state.first !== first) setState({ first, list: first, error: null });
  const { list, error } = state;
  const isMissing = needsAll ? !isWhole(list) : isShort(list, steps, size);
  const isLoading = isMissing && error === null;
  useScrollRestoration(steps > 1, isMissing);
  const load = useEffectEvent(async (from: LoadedList<Item>, isAllNeeded: boolean, signal: AbortSignal) => {
    const change = (changed: Partial<ListState<Item>>) => {
      if (signal.aborted) return;
      // A transition, since what was missing may be long.
      startTransition(() => setState((now) => (now.first === first ? { ...now, ...changed } : now)));
    };
    try {
      const { loadAll, loadNext } = await import('./load-list.ts');
      change({
        list: isAllNeeded ? await loadAll(calls, from, signal) : await loadNext(calls, from, signal),
      });
    } catch (failure) {
      change({ error: failure });
    }
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    const abort = new AbortController();
    void load(list, needsAll, abort.signal);
    return () => abort.abort();
  }, [isLoading, list, needsAll]);
  return { list, isLoading, error, retry: () => setState({ ...state, error: null }) };
}

interface StepOptions extends Omit<ListNeeds, 'steps'> {
  /** Counts its steps in the address. */
  readonly parameter?: string;
}

/** A list that shows a step more each time; where that failed, it is tried again instead. */
export function useListInSteps<Item extends object>(
  first: LoadedList<Item>,
  calls: ListCalls<Item>,
  { parameter, ...needs }: StepOptions,
) {
  const { more, ...shown } = useSteps(first, parameter);
  const { retry, ...state } = useList(first, calls, { ...needs, steps: shown.steps });
  const limit = shown.steps * needs.size;
  const items = pageItems(first, state.list);
  return {
    ...state,
    ...shown,
    limit,
    /** What is loaded of the list from the page's first item on. */
    items,
    /** There are items beyond those that these steps show, loaded or not. */
    hasMore: items.length > limit || goesOn(state.list),
    showMore: state.error === null ? more : retry,
  };
}

/** Restores the scroll position of a list of several steps, in the storefront. */
function useScrollRestoration(isLong: boolean, isMissing: boolean): void {
  const { root } = usePlatform();
  const isReturn = useRef(isMissing);
  useEffect(() => {
    if (!isLong || root !== document) return undefined;
    const unmount = new AbortController();
    const restore = async () => {
      const { restoreScroll } = await import('./restore-scroll.ts');
      if (!unmount.signal.aborted) restoreScroll(isReturn.current, unmount.signal);
      isReturn.current = false;
    };
    // The list itself is there.
    restore().catch(() => undefined);
    return () => unmount.abort();
  }, [isLong, root]);
}

/** Calls back with the number of items that a further step has added, once they show. */
export function useMoreShown(steps: number, shown: number, onMore: (count: number) => void): void {
  const before = useRef({ steps, shown });
  const report = useEffectEvent(onMore);
  useEffect(() => {
    const last = before.current;
    // Not loaded yet.
    if (steps > last.steps && shown <= last.shown) return;
    before.current = { steps, shown };
    if (steps > last.steps) report(shown - last.shown);
  }, [steps, shown]);
}
