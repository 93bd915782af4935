import { Suspense } from 'react';
import { lazyPart, useDeviceText } from '@shop/shared/ui';
import { useNearView } from '../use-near-view.ts';
import { favouritesName, recentName } from './saved-names.ts';

const SavedDishes = lazyPart(async () => (await import('./saved-dishes.tsx')).SavedDishes);

/** The place of favourites and of what was seen last, below a page's own. They are loaded as one scrolls near. */
export function SavedDishesPlace() {
  const isAny = [useDeviceText(favouritesName), useDeviceText(recentName)].some((text) => text !== null);
  return isAny && <NearView />;
}

function NearView() {
  const { place, isNear } = useNearView();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <SavedDishes />
        </Suspense>
      )}
    </div>
  );
}
