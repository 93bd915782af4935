import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { useNavigate, useNavigation, useSearchParams } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { listTexts } from '../../messages/product-list.ts';
import { loadNext } from './load-next.ts';
import { readPages } from './read-pages.ts';

interface FurtherPages {
  readonly first: Page<ListedProduct>;
  /** Everything loaded so far. */
  readonly all: Page<ListedProduct>;
  readonly busy: boolean;
  readonly error: unknown;
}

/** The list from its first page on; begins anew with each new first page, whose late answers are dropped. */
export function useFurtherPages(first: Page<ListedProduct>) {
  const { provider, announce } = usePlatform();
  const [state, setState] = useState<FurtherPages>(() => begin(first));
  if (state.first !== first) setState(begin(first));
  const turn = useRef<{ first: Page<ListedProduct>; signal: AbortSignal }>(null);
  useEffect(() => {
    const abort = new AbortController();
    turn.current = { first, signal: abort.signal };
    return () => abort.abort();
  }, [first]);

  const [query] = useSearchParams();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  // Whoever comes back finds as many pages as were there. Not while another page is on its way: this would stop it.
  const keepInAddress = useEffectEvent(() => {
    if (leaving) return;
    const kept = new URLSearchParams(query);
    kept.set('pages', String(readPages(query) + 1));
    void navigate(`?${kept}`, { replace: true, preventScrollReset: true });
  });

  const change = (changed: Partial<FurtherPages>) =>
    setState((shown) => (shown.first === first ? { ...shown, ...changed } : shown));
  const loadMore = async () => {
    const { next } = state.all;
    const now = turn.current;
    if (next === null || state.busy || now?.first !== first) return;
    const { signal } = now;
    change({ busy: true, error: null });
    try {
      const all = await loadNext(provider, state.all, { signal });
      if (signal.aborted) return;
      change({ all, busy: false });
      keepInAddress();
      announce(listTexts.moreLoaded(all.items.length - state.all.items.length));
    } catch (error) {
      if (!signal.aborted) change({ busy: false, error });
    }
  };
  return { ...state, loadMore };
}

function begin(first: Page<ListedProduct>): FurtherPages {
  return { first, all: first, busy: false, error: null };
}
