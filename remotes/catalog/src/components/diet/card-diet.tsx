import { Suspense } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { dietName } from '@shop/shared/diet';
import { lazyOrNothing, useDeviceText } from '@shop/shared/ui';

// Few devices have a diet. Where its code cannot be loaded, cards are as without one.
const CardMark = lazyOrNothing(async () => (await import('./dish-marks.tsx')).CardMark);

/** How a dish stands to the diet of this device, over its picture, so that nothing moves when it comes. */
export function CardDiet({ product }: { readonly product: ListedProduct }) {
  return (
    useDeviceText(dietName) && (
      <Suspense>
        <CardMark dish={product} />
      </Suspense>
    )
  );
}
