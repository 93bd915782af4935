import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useState } from 'react';
import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { useNavigate, useSearchParams } from '@shop/shared/router';
import { refinedAddress, refinementKey } from './list-address.ts';
import type { ProductListData } from './loader.ts';
import type * as RefineCode from './refine/refine-code.ts';

/** The loaded products, sorted and filtered by the address. The code for that is loaded when it is first needed. */
export function useRefined(data: ProductListData, all: Page<ListedProduct>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const key = refinementKey(query);
  const [code, setCode] = useState<typeof RefineCode | null>(null);
  const [failed, setFailed] = useState(false);
  const refined = useMemo(() => {
    if (key === '') return null;
    if (data.refined?.key === key && data.products === all) return data.refined;
    return code?.refineList(all.items, key) ?? null;
  }, [key, data, all, code]);
  const pending = key !== '' && refined === null && !failed;

  // A transition, since the list may be long.
  const show = useCallback((loaded: typeof RefineCode) => startTransition(() => setCode(loaded)), []);
  const load = () => {
    if (code) return;
    setFailed(false);
    import('./refine/refine-code.ts').then(show, () => setFailed(true));
  };
  useEffect(() => {
    if (pending) import('./refine/refine-code.ts').then(show, () => setFailed(true));
  }, [pending, show]);

  const items = useMemo(
    () => (refined ? refined.places.flatMap((place) => all.items[place] ?? []) : all.items),
    [refined, all],
  );
  // A choice shows at once and counts for the next one, before the navigation has finished.
  const [chosen, setChosen] = useOptimistic(key);
  const refine = (changed: string) =>
    startTransition(async () => {
      setChosen(changed);
      await navigate(refinedAddress(query, changed), { preventScrollReset: true });
    });
  return { key, chosen, items, refined, pending, failed, code, load, refine };
}

export type Refined = ReturnType<typeof useRefined>;
