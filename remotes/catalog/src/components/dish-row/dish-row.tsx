import type { ReactNode } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { GridSkeleton } from '../product-grid/grid-skeleton.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import styles from './dish-row.module.css';

/** How many cards a row has where there is room; as many are a whole number of rows everywhere but at three in a row. */
export const rowLength = 4;

interface DishRowProps {
  readonly heading: string;
  /** Undefined while they are loading. */
  readonly products: readonly ListedProduct[] | undefined;
  /** A link or a button at the end of the heading. */
  readonly more?: ReactNode;
  /** Words between the heading and the cards. */
  readonly children?: ReactNode;
}

/** Some products below a page's own, under a heading; placeholders of the same size while they are loading. */
export function DishRow({ heading, products, more, children }: DishRowProps) {
  return (
    <section className={styles.row} aria-label={heading}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {more}
      </div>
      {children}
      {products ? (
        <ProductGrid products={products} columns={4} heading="h3" />
      ) : (
        <GridSkeleton cards={rowLength} />
      )}
    </section>
  );
}
