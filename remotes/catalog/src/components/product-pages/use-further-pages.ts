import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { useNavigate, useNavigation, useSearchParams } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { listTexts } from '../../messages/product-list.ts';
import { loadNextPage, readPageCount } from './load-pages.ts';

interface FurtherPages {
  readonly first: Page<ListedProduct>;
  /** Everything loaded so far. */
  readonly all: Page<ListedProduct>;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** The pages of a list loaded so far. A new first page begins a new list; later answers for the old one are dropped. */
export function useFurtherPages(first: Page<ListedProduct>) {
  const { provider, announce } = usePlatform();
  const [state, setState] = useState<FurtherPages>(() => firstPageOnly(first));
  if (state.first !== first) setState(firstPageOnly(first));
  const current = useRef<{ first: Page<ListedProduct>; signal: AbortSignal }>(null);
  useEffect(() => {
    const abort = new AbortController();
    current.current = { first, signal: abort.signal };
    return () => abort.abort();
  }, [first]);

  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  // Coming back then finds as many pages. Not during a navigation, which this one would abort.
  const countInAddress = useEffectEvent(() => {
    if (isNavigating) return;
    const changed = new URLSearchParams(query);
    changed.set('pages', String(readPageCount(query) + 1));
    void navigate(`?${changed}`, { replace: true, preventScrollReset: true });
  });

  const change = (changed: Partial<FurtherPages>) =>
    setState((shown) => (shown.first === first ? { ...shown, ...changed } : shown));
  const loadMore = async () => {
    const { next } = state.all;
    const list = current.current;
    if (next === null || state.isLoading || list?.first !== first) return;
    const { signal } = list;
    change({ isLoading: true, error: null });
    try {
      const all = await loadNextPage(provider, state.all, { signal });
      if (signal.aborted) return;
      change({ all, isLoading: false });
      countInAddress();
      announce(listTexts.moreLoaded(all.items.length - state.all.items.length));
    } catch (error) {
      if (!signal.aborted) change({ isLoading: false, error });
    }
  };
  return { ...state, loadMore };
}

function firstPageOnly(first: Page<ListedProduct>): FurtherPages {
  return { first, all: first, isLoading: false, error: null };
}
