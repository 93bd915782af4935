import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDeviceText } from '@shop/shared/ui';
import { favouritesName, recentName } from './kept-names.ts';

const KeptDishes = lazy(() =>
  import('./kept-dishes.tsx').then(
    ({ KeptDishes: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** The place of favourites and of what was seen last, below a page's own. They are loaded as one scrolls near. */
export function KeptPlace() {
  const isKept = [useDeviceText(favouritesName), useDeviceText(recentName)].some((text) => text !== null);
  return isKept && <NearView />;
}

function NearView() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '800px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
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
