import { memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { firstPaintId } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { useLoadedCart } from '@shop/shared/cart/line';
import { CachedItem, indices, useHydrated, usePlatform } from '@shop/shared/ui';
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { productStep } from '../steps.ts';
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
  /** Between other grids of the page: it is laid out as it comes near. */
  readonly isBetween?: boolean;
}

/** Products in pages of a list; the browser lays out a page as it comes near (product-grid.module.css). */
export const ProductGrid = memo(function ProductGrid({
  products,
  columns,
  heading,
  eager = 0,
  isBetween = false,
}: ProductGridProps) {
  const addToCart = useAddToCart();
  useLoadedCart(usePlatform());
  const inView = 2 * eager;
  const pages = indices(Math.ceil(products.length / pageSize)).map((page) => page * pageSize);
  const columnsClass = columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards;
  return (
    <div className={isBetween ? `${styles.frame} ${styles.between}` : styles.frame}>
      {pages.map((from) => (
        <GridPage key={from} className={columnsClass} isLong={products.length > productStep}>
          {products.slice(from, from + pageSize).map((product, nth, page) => {
            const place = from + nth;
            // A provider may list one twice: of two elements with one key React leaves one where it is when the list changes.
            const isRepeated = page.findIndex(({ id }) => id === product.id) < nth;
            return (
              // Each card is hydrated on its own, so that the browser can handle input in between.
              <Suspense key={isRepeated ? -nth : product.id}>
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
        </GridPage>
      ))}
      {eager > 0 && products.length <= inView && <span id={firstPaintId} hidden />}
    </div>
  );
});

interface GridPageProps {
  readonly className: string | undefined;
  /** The list was made longer than its first step. */
  readonly isLong: boolean;
  readonly children: ReactNode;
}

/**
 * One page of the cards. Rendered once more after hydration, which the grid itself must not be: React would hydrate all of
 * its cards in one task.
 */
function GridPage({ className, isLong, children }: GridPageProps) {
  const [isBrowsers] = useState(useHydrated());
  // When the browser knew the height; 0 before.
  const [measured, setMeasured] = useState(0);
  // A list that the browser renders, or has made longer, is laid out whole at first, so that Back finds its place. A widget's
  // pages have no place in the browser's history.
  const isWhole = !import.meta.env.WIDGET && (isBrowsers || isLong);
  useEffect(() => {
    // The browser remembers heights with the resize observations of a frame.
    if (isWhole) requestAnimationFrame(() => requestAnimationFrame(setMeasured));
  }, [isWhole]);
  return (
    <ul className={`${className} ${styles.far}`} data-whole={(isWhole && !measured) || undefined}>
      {children}
    </ul>
  );
}
