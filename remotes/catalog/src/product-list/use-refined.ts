import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@shop/shared/router';
import {
  afterPaint,
  isShort,
  isWhole,
  lazyListCalls,
  pageItems,
  useList,
  usePlatform,
  useSteps,
} from '@shop/shared/ui';
import { productStep } from '../components/steps.ts';
import { refinedAddress, refinementKey } from './list-address.ts';
import type { ProductListData } from './loader.ts';
import type * as RefineCode from './refine/refine-panel.tsx';

/**
 * The products of a page, sorted and filtered by the address. Order and filters look at the whole list: where it is not
 * loaded, it is loaded first, and nothing is counted until then. So is their code, when it is first needed.
 * @param isFiltering the panel is open, which counts for every filter
 */
export function useRefined(data: ProductListData, isFiltering: boolean) {
  const { provider } = usePlatform();
  const [query] = useSearchParams();
  const key = refinementKey(query);
  const { steps, more, ...addresses } = useSteps(data.products);
  const limit = steps * productStep;
  const isGiven = data.refined?.key === key && !isShort(data.refined, steps, productStep);
  const needsList = key !== '' && !isGiven;
  const calls = lazyListCalls(async () => (await import('./loader.ts')).productCalls(provider, data.query));
  const needs = { steps, size: productStep, needsAll: needsList || isFiltering };
  const { list: all, isLoading, error, retry } = useList(data.products, calls, needs);
  const whole = isWhole(all) ? all.items : null;

  const { code, hasFailed, load } = useRefineCode(needsList || isFiltering);
  const refined = useMemo(() => {
    if (key === '') return null;
    if (isGiven && data.refined) return data.refined;
    if (code && whole) return code.refineList(whole, key);
    // The first of them, until the rest is there.
    return data.refined?.key === key ? data.refined : null;
  }, [key, isGiven, data, code, whole]);
  const failed = hasFailed || (needsList && error !== null);
  const isPending = key !== '' && refined === null && !failed;

  const { chosen, refine } = useRefinement(key, query);
  const source = refined ?? all;
  const { products } = data;
  const items = useMemo(
    () => (import.meta.env.WIDGET ? source.items : pageItems(products, source)).slice(0, limit),
    [products, source, limit],
  );
  const before = import.meta.env.WIDGET ? 0 : (products.start ?? 0);
  const showMore = () => {
    if (error === null) more();
    else retry();
  };
  return {
    key,
    all,
    /** The whole list, once it is loaded. */
    whole,
    items,
    /** How many products stand on the pages before. */
    before,
    refined,
    /** There is more to show. */
    hasMore: source.total > before + items.length || source.next !== null,
    steps,
    showMore,
    ...addresses,
    isLoading,
    isPending,
    failed,
    error,
    code,
    load,
    chosen,
    /** @param replace whether the address takes the place of the present entry of the history */
    refine(changed: string, replace = false) {
      // What failed is tried again with the next choice.
      if (error !== null) retry();
      void refine(changed, replace);
    },
  };
}

export type Refined = ReturnType<typeof useRefined>;

const loadRefineCode = () => import('./refine/refine-panel.tsx');

function useRefineCode(isNeeded: boolean) {
  const [code, setCode] = useState<typeof RefineCode | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loadCode = useCallback(
    () =>
      loadRefineCode().then(
        // A transition, since the list may be long.
        (loaded) => startTransition(() => setCode(loaded)),
        () => setHasFailed(true),
      ),
    [],
  );
  useEffect(() => {
    if (isNeeded && !hasFailed) void loadCode();
  }, [isNeeded, hasFailed, loadCode]);
  const load = () => {
    setHasFailed(false);
    void loadCode();
  };
  return { code, hasFailed, load };
}

/** Choices whose addresses do not show yet, the first of them what the address said before. */
interface PendingChoices {
  /** The key of the history's entry that showed then. */
  readonly entry: string;
  readonly choices: readonly string[];
}

/** A choice shows at once and counts for the next one, before its address does. */
function useRefinement(key: string, query: URLSearchParams) {
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const [pending, setPending] = useState<PendingChoices | null>(null);
  const [navigations, setNavigations] = useState(0);
  // The address of an earlier choice may be painted after the last navigation has ended.
  if (pending && navigations === 0 && !isBeforeLast(pending, entry, key)) setPending(null);
  const refine = async (changed: string, replace: boolean) => {
    setPending((now) => ({ entry: now?.entry ?? entry, choices: [...(now?.choices ?? [key]), changed] }));
    setNavigations((now) => now + 1);
    await new Promise<void>(afterPaint);
    try {
      await navigate(refinedAddress(query, changed), { preventScrollReset: true, replace });
    } finally {
      setNavigations((now) => now - 1);
    }
  };
  return { chosen: pending?.choices.at(-1) ?? key, refine };
}

/** Whether the address that shows is one from before the last choice. */
function isBeforeLast({ entry: start, choices }: PendingChoices, entry: string, key: string): boolean {
  return entry === start || (choices.slice(1, -1).includes(key) && choices.at(-1) !== key);
}
