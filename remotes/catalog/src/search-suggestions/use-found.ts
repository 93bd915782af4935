import { useEffect, useEffectEvent, useState } from 'react';
import { listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { suggestionTexts } from '../messages/suggestions.ts';

const most = 6;

/** The first products that match; those of the last term until the next answer is there. */
export function useFound(term: string, onFound: (count: number) => void): readonly ListedProduct[] {
  const { provider, announce } = usePlatform();
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  const show = useEffectEvent((found: readonly ListedProduct[]) => {
    setProducts(found);
    onFound(found.length);
    announce(found.length > 0 ? suggestionTexts.found(found.length) : suggestionTexts.none);
  });
  useEffect(() => {
    if (!term) return undefined;
    const abort = new AbortController();
    provider.call(listProducts, { search: term }, { signal: abort.signal }).then(
      ({ items }) => abort.signal.aborted || show(items.slice(0, most)),
      // Searching works without suggestions; what is wrong will be said by the list.
      () => {},
    );
    return () => abort.abort();
  }, [provider, term]);
  return products;
}
