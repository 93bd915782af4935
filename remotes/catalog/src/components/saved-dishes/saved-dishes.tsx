import { useState } from 'react';
import { useDeviceText } from '@shop/shared/ui';
import { savedTexts } from '../../messages/saved-dishes.ts';
import { useDishes } from '../use-dishes.ts';
import { DishRow, rowLength } from '../dish-row/dish-row.tsx';
import { favouritesName, recentName } from './saved-names.ts';
import { readSlugs } from './saved-slugs.ts';

/** What this device has marked and seen, as the provider has it now; nothing of what it has no more. */
export function SavedDishes() {
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
      {savedTexts.showAll(marked.length)}
    </button>
  );
  return (
    <>
      {marked.length > 0 && (
        <DishRow
          heading={savedTexts.favourites}
          products={isWhole ? marked : marked.slice(0, rowLength)}
          more={!isWhole && marked.length > rowLength && showAll}
        />
      )}
      {last.length > 0 && <DishRow heading={savedTexts.recent} products={last} />}
    </>
  );
}
