import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { lazyPart } from '@shop/shared/ui';
import { productTexts } from '../../messages/product.ts';
import { useNearView } from '../../components/use-near-view.ts';
import row from '../../components/dish-row/dish-row.module.css';

const RelatedProducts = lazyPart(
  async () => (await import('./related-products.tsx')).RelatedProducts,
  Missing,
);

/** For a failed import: the page is complete without related products. */
function Missing({ onNone }: { readonly onNone: () => void }) {
  useEffect(onNone, [onNone]);
  return null;
}

/** Other products of the category. Code and data are loaded as the visitor scrolls near; until then the room is reserved. */
export function RelatedPlace({ product }: { readonly product: Product }) {
  const { place, isNear } = useNearView();
  const [none, setNone] = useState(false);
  const onNone = useCallback(() => setNone(true), []);
  const { category } = product;
  if (!category?.slug) return null;
  return (
    <div ref={place} className={none ? undefined : row.place}>
      {isNear && (
        <Suspense>
          <RelatedProducts
            product={product}
            category={category}
            heading={productTexts.related(category.name || category.slug)}
            showAll={productTexts.showAll}
            onNone={onNone}
          />
        </Suspense>
      )}
    </div>
  );
}
