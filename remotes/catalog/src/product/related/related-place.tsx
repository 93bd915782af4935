import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '@shop/shared/contracts/provider';
import { productTexts } from '../../messages/product.ts';

const RelatedProducts = lazy(() =>
  import('./related-products.tsx').then(
    ({ RelatedProducts: Component }) => ({ default: Component }),
    // The page is complete without.
    () => ({ default: () => null }),
  ),
);

/** Others of the product's category, code and data of which come as the shopper comes near. */
export function RelatedPlace({ product }: { readonly product: Product }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '800px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { category } = product;
  if (!category?.slug) return null;
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <RelatedProducts
            product={product}
            category={category}
            heading={productTexts.related(category.name || category.slug)}
            showAll={productTexts.showAll}
          />
        </Suspense>
      )}
    </div>
  );
}
