import { memo, Suspense, useState } from 'react';
import { firstPaintId } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { CachedItem, useHydrated } from '@shop/shared/ui';
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

/** Cards of a page; whole rows of 1, 2, 3 and 4 columns. */
const pageSize = 12;

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** Four columns where there is room; three beside something else. */
  readonly columns: 3 | 4;
  readonly heading: 'h2' | 'h3';
  /** How many of the first pictures are in view at once. */
  readonly eager?: number;
}

/** Products in pages of a list; the browser lays out a page as it comes near (product-grid.module.css). */
export const ProductGrid = memo(function ProductGrid({
  products,
  columns,
  heading,
  eager = 0,
}: ProductGridProps) {
  const addToCart = useAddToCart();
  // A list that the browser renders is laid out whole, so that Back finds its place.
  const [isWhole] = useState(useHydrated());
  const inView = 2 * eager;
  const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, page) => page * pageSize);
  const columnsClass = columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards;
  return (
    <div className={styles.frame}>
      {pages.map((from) => (
        <ul key={from} className={isWhole ? columnsClass : `${columnsClass} ${styles.far}`}>
          {products.slice(from, from + pageSize).map((product, nth) => {
            const place = from + nth;
            return (
              // Each card is hydrated on its own, so that the browser can handle input in between.
              <Suspense key={product.id}>
                <CachedItem
                  of={place < eager ? null : ['catalog/product-card', product, heading, place >= inView]}
                  id={eager > 0 && place === inView ? firstPaintId : undefined}
                >
                  <ProductCard
                    product={product}
                    heading={heading}
                    eager={place < eager}
                    late={place >= inView}
                    addToCart={addToCart}
                  />
                </CachedItem>
              </Suspense>
            );
          })}
        </ul>
      ))}
      {eager > 0 && products.length <= inView && <span id={firstPaintId} hidden />}
    </div>
  );
});
