import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useState } from 'react';
import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import { useNavigate, useSearchParams } from '@shop/shared/router';
import { refinedAddress, refinementKey } from './list-address.ts';
import type { ProductListData } from './loader.ts';
import type * as RefineCode from './refine/refine-code.ts';

/** The loaded products as the address refines them. The code for that comes when it is first needed. */
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

  // In slices: what shows with the code may be long.
  const arrive = useCallback((arrived: typeof RefineCode) => startTransition(() => setCode(arrived)), []);
  const load = () => {
    if (code) return;
    setFailed(false);
    import('./refine/refine-code.ts').then(arrive, () => setFailed(true));
  };
  useEffect(() => {
    if (pending) import('./refine/refine-code.ts').then(arrive, () => setFailed(true));
  }, [pending, arrive]);

  const items = useMemo(
    () => (refined ? refined.places.flatMap((place) => all.items[place] ?? []) : all.items),
    [refined, all],
  );
  // What was chosen shows at once and counts for the next choice, however long the address takes to follow.
  const [asked, ask] = useOptimistic(key);
  const refine = (changed: string) =>
    startTransition(async () => {
      ask(changed);
      await navigate(refinedAddress(query, changed), { preventScrollReset: true });
    });
  return { key, asked, items, refined, pending, failed, code, load, refine };
}

export type Refined = ReturnType<typeof useRefined>;
