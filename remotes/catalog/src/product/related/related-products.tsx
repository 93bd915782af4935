import { useEffect, useState } from 'react';
import { listProducts, type ListedProduct, type Product } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { GridSkeleton } from '../../components/product-grid/grid-skeleton.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { categoryPath } from '../../components/paths.ts';
import styles from './related-products.module.css';

const most = 4;

interface RelatedProductsProps {
  readonly product: Product;
  readonly category: NonNullable<Product['category']>;
  readonly heading: string;
  /** Text of the link to the whole category. */
  readonly showAll: string;
  /** There are no others, or they cannot be loaded. */
  onNone(): void;
}

/** Other products of the category. Renders nothing without any, or when they cannot be loaded. */
export function RelatedProducts({ product, category, heading, showAll, onNone }: RelatedProductsProps) {
  const others = useOthers(product, category.slug);
  useEffect(() => {
    if (others?.length === 0) onNone();
  }, [others, onNone]);
  if (others?.length === 0) return null;
  return (
    <section className={styles.related}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <Link to={categoryPath(category.slug)} className="link">
          {showAll}
        </Link>
      </div>
      {others ? <ProductGrid products={others} columns={4} heading="h3" /> : <GridSkeleton cards={4} />}
    </section>
  );
}

function useOthers(product: Product, category: string): ListedProduct[] | undefined {
  const { provider } = usePlatform();
  const [others, setOthers] = useState<ListedProduct[]>();
  useEffect(() => {
    const abort = new AbortController();
    provider.call(listProducts, { category }, { signal: abort.signal }).then(
      ({ items }) => setOthers(relatedTo(product, items)),
      () => setOthers([]),
    );
    return () => abort.abort();
  }, [provider, product, category]);
  return others;
}

/** The first other products of a list; sold-out ones come last. */
export function relatedTo(product: ListedProduct, list: readonly ListedProduct[]): ListedProduct[] {
  const others = list.filter(({ id, slug }) => id !== product.id && slug !== product.slug);
  return others.sort((one, other) => Number(one.stock === 0) - Number(other.stock === 0)).slice(0, most);
}
