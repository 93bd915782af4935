import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { findProducts } from '@shop/shared/provider';
import { usePlatform } from '@shop/shared/ui';

type Dishes = ReadonlyMap<string, ListedProduct>;

/** The dishes of the slugs as the provider has them now, by slug; those before, until others are loaded. */
export function useDishes(slugs: readonly string[]): Dishes | undefined {
  const { provider } = usePlatform();
  const [dishes, setDishes] = useState<Dishes>();
  const key = slugs.join('\n');
  const wanted = useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const loaded = await findProducts(provider, wanted, abort.signal);
      if (!abort.signal.aborted) setDishes(loaded);
    };
    void load();
    return () => abort.abort();
  }, [provider, wanted]);
  return dishes;
}
