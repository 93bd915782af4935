import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { ListedProduct, SearchableProduct } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { DishRow, rowLength } from '../dish-row/dish-row.tsx';
import { searchTexts } from '../../messages/search.ts';
import type { MenuSearch } from './search-menu.ts';

interface AlsoFoundProps {
  readonly term: string;
  /** Slug of the only category to search; empty for the whole menu. */
  readonly category: string;
  /** What the provider has found, which is not shown twice. */
  readonly answered: readonly ListedProduct[];
}

/** What our own search finds beside the provider's answer, and some of the menu where that is nothing. */
export function AlsoFound({ term, category, answered }: AlsoFoundProps) {
  const result = useMenuSearch(term, category);
  const { announce } = usePlatform();
  const known = new Set(answered.map(({ slug }) => slug));
  const others = (products: readonly SearchableProduct[] = []) =>
    products.filter(({ slug }) => !known.has(slug));
  const [found, withAllergen] = [others(result?.found), others(result?.withAllergen)];
  const count = found.length + withAllergen.length;
  const announceCount = useEffectEvent(() => {
    if (count > 0) announce(searchTexts.announced(count, term));
  });
  useEffect(() => {
    if (result) announceCount();
  }, [result]);
  if (result === null) return null;
  if (!result) return <DishRow heading={searchTexts.also(term)} products={undefined} />;
  const note = !result.isComplete && <p className="soft small">{searchTexts.partly(result.searched)}</p>;
  if (count === 0) {
    const popular = others(result.popular).slice(0, rowLength);
    if (popular.length === 0) return null;
    return (
      <DishRow heading={result.isRated ? searchTexts.popular : searchTexts.menu} products={popular}>
        {note}
      </DishRow>
    );
  }
  return (
    <>
      {found.length > 0 && (
        <ShortenedRow heading={searchTexts.also(term)} products={found}>
          {note}
        </ShortenedRow>
      )}
      {withAllergen.length > 0 && (
        <ShortenedRow heading={searchTexts.allergens(term)} products={withAllergen}>
          {found.length === 0 && note}
        </ShortenedRow>
      )}
    </>
  );
}

interface ShortenedRowProps {
  readonly heading: string;
  readonly products: readonly ListedProduct[];
  readonly children: ReactNode;
}

/** One row of the products, and all of them on demand. */
function ShortenedRow({ heading, products, children }: ShortenedRowProps) {
  const [isWhole, setIsWhole] = useState(false);
  const showAll = (
    <button type="button" className="link" onClick={() => setIsWhole(true)}>
      {searchTexts.showAll(products.length)}
    </button>
  );
  return (
    <DishRow
      heading={heading}
      products={isWhole ? products : products.slice(0, rowLength)}
      more={!isWhole && products.length > rowLength && showAll}
    >
      {children}
    </DishRow>
  );
}

/** Undefined while it is searched; null when that failed: the provider's answer stands alone then. */
function useMenuSearch(term: string, category: string): MenuSearch | null | undefined {
  const { provider } = usePlatform();
  const [{ result, of }, setResult] = useState<{ result?: MenuSearch | null; of: string }>({ of: '' });
  const key = `${category} ${term}`;
  useEffect(() => {
    const abort = new AbortController();
    const show = (loaded: MenuSearch | null) => {
      if (!abort.signal.aborted) setResult({ result: loaded, of: key });
    };
    import('./search-menu.ts')
      .then(({ searchMenu }) => searchMenu(provider, { term, category }, abort.signal))
      .then(show, () => show(null));
    return () => abort.abort();
  }, [provider, term, category, key]);
  return of === key ? result : undefined;
}
