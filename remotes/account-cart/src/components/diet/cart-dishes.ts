import type { Described } from '@shop/shared/diet';
import { findProducts } from '@shop/shared/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';

/** What dishes state, by their slugs; a cart does not say it. Without those that cannot be loaded; undefined until then. */
export function useCartDishes(slugs: readonly string[]): ReadonlyMap<string, Described> | undefined {
  const { provider } = usePlatform();
  const [loaded, setLoaded] = useState<{ dishes: ReadonlyMap<string, Described>; of: string }>();
  const key = slugs.join('\n');
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const dishes = await findProducts(provider, key.split('\n'), abort.signal);
      if (!abort.signal.aborted) setLoaded({ dishes, of: key });
    };
    void load();
    return () => abort.abort();
  }, [provider, key]);
  return loaded?.of === key ? loaded.dishes : undefined;
}
