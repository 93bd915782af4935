import { Suspense } from 'react';
import { lazyOrNothing, useDeviceText } from '@shop/shared/ui';
import { useNearView } from '../use-near-view.ts';
import { favouritesName, recentName } from './kept-names.ts';

const KeptDishes = lazyOrNothing(async () => (await import('./kept-dishes.tsx')).KeptDishes);

/** The place of favourites and of what was seen last, below a page's own. They are loaded as one scrolls near. */
export function KeptPlace() {
  const isKept = [useDeviceText(favouritesName), useDeviceText(recentName)].some((text) => text !== null);
  return isKept && <NearView />;
}

function NearView() {
  const { place, isNear } = useNearView();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <KeptDishes />
        </Suspense>
      )}
    </div>
  );
}
