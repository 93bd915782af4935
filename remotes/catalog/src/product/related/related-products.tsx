import { useEffect, useState } from 'react';
import { listProducts, type ListedProduct, type Product } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { DishRow, rowLength } from '../../components/dish-row/dish-row.tsx';
import { categoryPath } from '../../components/paths.ts';
import { soldOutLast } from '../../components/sold-out-last.ts';

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
    <DishRow
      heading={heading}
      products={others}
      more={
        <Link to={categoryPath(category.slug)} className="link">
          {showAll}
        </Link>
      }
    />
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
  return soldOutLast(others).slice(0, rowLength);
}
