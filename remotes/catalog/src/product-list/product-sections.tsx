import { memo } from 'react';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { listTexts } from '../messages/product-list.ts';
import styles from './product-sections.module.css';
import type { Section } from './sections.ts';

interface ProductSectionsProps {
  readonly sections: readonly Section[];
  /** How many of the first pictures are in view at once. */
  readonly eager: number;
}

/** The menu under the headings of its categories, to which the category links scroll. */
export const ProductSections = memo(function ProductSections({ sections, eager }: ProductSectionsProps) {
  return sections.map(({ id, name, products }, nth) => (
    <section key={id} aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {`${name} `}
        <small>{listTexts.dishes(products.length)}</small>
      </h2>
      <ProductGrid
        products={products}
        columns={3}
        heading="h3"
        eager={nth === 0 ? eager : 0}
        isBetween={nth > 0 && nth < sections.length - 1}
      />
    </section>
  ));
});
