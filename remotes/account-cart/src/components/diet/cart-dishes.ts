import { getProduct, listProducts } from '@shop/shared/contracts/provider';
import type { ProviderClient } from '@shop/shared/contracts';
import type { Described } from '@shop/shared/diet';
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
      const dishes = await loadDishes(provider, key.split('\n'), abort.signal);
      if (!abort.signal.aborted) setLoaded({ dishes, of: key });
    };
    void load();
    return () => abort.abort();
  }, [provider, key]);
  return loaded?.of === key ? loaded.dishes : undefined;
}

// The list is often there already; its answer is shared by all lines of a cart.
async function loadDishes(
  provider: ProviderClient,
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Described>> {
  const listed = await provider.call(listProducts, {}, { signal }).then(
    ({ items }) => items,
    () => [],
  );
  const dishes = new Map<string, Described>(listed.map((dish) => [dish.slug, dish]));
  const others = slugs.filter((slug) => slug !== '' && !dishes.has(slug));
  const loadOne = async (slug: string) => {
    const dish = await provider.call(getProduct, { slug }, { signal }).catch(() => null);
    if (dish) dishes.set(slug, dish);
  };
  await Promise.all(others.map(loadOne));
  return dishes;
}
