import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react';
import type { Platform, ProviderClient } from '@shop/shared/contracts';
import { listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import { useNavigate } from '@shop/shared/router';
import { PlatformProvider, usePlatform } from '@shop/shared/ui';
import { suggestionTexts } from '../messages/suggestions.ts';
import { productPath } from '../components/paths.ts';
import { soldOutLast } from '../components/sold-out-last.ts';
import { Suggestion } from './suggestion.tsx';
import styles from './search-suggestions.module.css';
import { useSearchField } from './use-search-field.ts';

// Products suggested at most.
const most = 6;

/** Suggests products for the text typed. Stands beside a form with a search field, which it makes a combobox while it is open. */
export function searchSuggestions(platform: Platform): ComponentType {
  return function SearchSuggestions() {
    return (
      <PlatformProvider platform={platform}>
        <Suggestions />
      </PlatformProvider>
    );
  };
}

function Suggestions() {
  const id = useId();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const optionId = (option: number) => `${id}-${option}`;
  const follow = (option: number) => {
    const product = products[option];
    void navigate(product ? productPath(product.slug) : `/products?search=${encodeURIComponent(field.term)}`);
    field.close();
  };
  const field = useSearchField(element, { id, optionId, follow });
  const products = useSuggestions(field.term, (found, before) => {
    // An answer that comes after the choice, for the last letters typed, leaves it where its product still is.
    const chosen = before[field.active];
    field.show(found.length, chosen && found.findIndex(({ id: product }) => product === chosen.id));
  });
  if (!field.open) return <div ref={element} />;
  return (
    <div ref={element} className={styles.place}>
      <div
        id={id}
        role="listbox"
        aria-label={suggestionTexts.label}
        className={styles.list}
        // The focus stays in the field, whose keys choose among the options.
        onPointerDown={(event) => event.preventDefault()}
      >
        {products.map((product, option) => (
          <Suggestion
            key={`${option} ${product.id}`}
            id={optionId(option)}
            active={field.active === option}
            product={product}
            term={field.term}
            onFollow={() => follow(option)}
          />
        ))}
        <button
          type="button"
          id={optionId(products.length)}
          role="option"
          tabIndex={-1}
          aria-selected={field.active === products.length}
          className={`${styles.option} ${styles.all}`}
          onClick={() => follow(products.length)}
        >
          {suggestionTexts.all(field.term)}
        </button>
      </div>
    </div>
  );
}

/** The first products that match; those of the last term until the next answer arrives. */
function useSuggestions(
  term: string,
  onFound: (found: readonly ListedProduct[], before: readonly ListedProduct[]) => void,
): readonly ListedProduct[] {
  const { provider, announce } = usePlatform();
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  const show = useEffectEvent((found: readonly ListedProduct[]) => {
    setProducts(found);
    onFound(found, products);
    announce(found.length > 0 ? suggestionTexts.found(found.length) : suggestionTexts.none);
  });
  useEffect(() => {
    if (!term) return undefined;
    const abort = new AbortController();
    const suggest = async () => {
      const { items } = await provider.call(listProducts, { search: term }, { signal: abort.signal });
      const found =
        items.length > 0 ? soldOutLast(items) : await searchOurselves(provider, term, abort.signal);
      if (!abort.signal.aborted) show(found.slice(0, most));
    };
    // Searching works without suggestions; the list shows the error.
    suggest().catch(() => {});
    return () => abort.abort();
  }, [provider, term]);
  return products;
}

/**
 * Finds words that are typed wrong, or stand in what the provider does not search. Dishes with the words among their allergens
 * are for the list, which says so. Resolves to nothing when that fails.
 */
async function searchOurselves(
  provider: ProviderClient,
  term: string,
  signal: AbortSignal,
): Promise<readonly ListedProduct[]> {
  try {
    const { searchMenu } = await import('../components/menu-search/search-menu.ts');
    return (await searchMenu(provider, { term, category: '' }, signal)).found;
  } catch {
    return [];
  }
}
