import { memo, Suspense, useRef } from 'react';
import { firstPaintId } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { CachedItem } from '@shop/shared/ui';
import { CardExtras } from '../card-extras/card-extras.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { farCard, isLong } from './far-cards.ts';
import styles from './product-grid.module.css';
import { sameItems, step, useInSteps } from './use-in-steps.ts';
import { useFromDocument } from './use-from-document.ts';

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** Four columns where there is room; three beside something else. */
  readonly columns: 3 | 4;
  readonly heading: 'h2' | 'h3';
  /** How many of the first pictures are in view at once. */
  readonly eager?: number;
}

// Renders anew for other products only, not for what happens around a long list.
export const ProductGrid = memo(function ProductGrid({
  products,
  columns,
  heading,
  eager = 0,
}: ProductGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useInSteps(products);
  const fromDocument = useFromDocument(shown);
  const inView = 2 * eager;
  return (
    <div className={styles.frame} ref={frame}>
      <ul
        className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}
        data-from-document={fromDocument || undefined}
      >
        {shown.map(
          (_, place) =>
            place % step === 0 && (
              <Cards key={place} products={shown} from={place} heading={heading} eager={eager} />
            ),
        )}
      </ul>
      {eager > 0 && shown.length <= inView && <span id={firstPaintId} hidden />}
      <CardExtras frame={frame} products={shown} />
    </div>
  );
});

interface CardsProps extends Pick<ProductGridProps, 'products' | 'heading'> {
  /** Place of the first card in the list. */
  readonly from: number;
  readonly eager: number;
}

/** The cards that change together. */
const Cards = memo(
  function Cards({ products, from, heading, eager }: CardsProps) {
    const inView = 2 * eager;
    return products.slice(from, from + step).map((product, nth) => {
      const place = from + nth;
      return (
        // A rendered page comes alive card by card: the browser answers in between.
        <Suspense key={product.id}>
          <CachedItem
            of={place < eager ? null : ['catalog/product-card', product, heading, place >= inView]}
            id={eager > 0 && place === inView ? firstPaintId : undefined}
            {...farCard(place, products.length)}
          >
            <ProductCard product={product} heading={heading} eager={place < eager} late={place >= inView} />
          </CachedItem>
        </Suspense>
      );
    });
  },
  (before, after) =>
    before.heading === after.heading &&
    before.eager === after.eager &&
    isLong(before.products.length) === isLong(after.products.length) &&
    sameItems(before.products, after.products, after.from),
);
