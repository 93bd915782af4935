import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { findProducts } from '@shop/shared/provider';
import { useDeviceText, usePlatform } from '@shop/shared/ui';
import { keptTexts } from '../../messages/kept-dishes.ts';
import { DishRow, rowLength } from '../dish-row/dish-row.tsx';
import { favouritesName, recentName } from './kept-names.ts';
import { readSlugs } from './kept-slugs.ts';

/** What this device has marked and seen, as the provider has it now; nothing of what it has no more. */
export function KeptDishes() {
  const favourites = readSlugs(useDeviceText(favouritesName));
  const recent = readSlugs(useDeviceText(recentName)).filter((slug) => !favourites.includes(slug));
  const [isWhole, setIsWhole] = useState(false);
  const seen = recent.slice(0, rowLength);
  const dishes = useDishes([...favourites, ...seen]);
  if (!dishes) return null;
  const shown = (slugs: readonly string[]) => slugs.flatMap((slug) => dishes.get(slug) ?? []);
  const [marked, last] = [shown(favourites), shown(seen)];
  const showAll = (
    <button type="button" className="link" onClick={() => setIsWhole(true)}>
      {keptTexts.showAll(marked.length)}
    </button>
  );
  return (
    <>
      {marked.length > 0 && (
        <DishRow
          heading={keptTexts.favourites}
          products={isWhole ? marked : marked.slice(0, rowLength)}
          more={!isWhole && marked.length > rowLength && showAll}
        />
      )}
      {last.length > 0 && <DishRow heading={keptTexts.recent} products={last} />}
    </>
  );
}

type Dishes = ReadonlyMap<string, ListedProduct>;

/** The dishes of the slugs; those before, until others are loaded. */
function useDishes(slugs: readonly string[]): Dishes | undefined {
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
