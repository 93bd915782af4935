import { ButtonLink } from '@shop/shared/ui';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { listTexts } from '../messages/product-list.ts';
import type { ProductListData } from './loader.ts';
import styles from './list-part.module.css';

// Pictures of the first row, or of the first two on a phone.
const inView = 4;

/** One part of a long list by itself, with links to those around it: for addresses that can be followed without script. */
export function ListPart({ data: { products, around } }: { readonly data: ProductListData }) {
  return (
    <section aria-label={listTexts.heading}>
      <ProductGrid products={products.items} columns={4} heading="h2" eager={inView} />
      <nav className={styles.around} aria-label={listTexts.parts}>
        {around.previous && (
          <ButtonLink to={around.previous} kind="quiet">
            {listTexts.previousPart}
          </ButtonLink>
        )}
        {around.next && (
          <ButtonLink to={around.next} kind="quiet">
            {listTexts.nextPart}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}
