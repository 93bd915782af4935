import type { ProviderClient } from '@shop/shared/contracts';
import { listSearchableProducts, type SearchableProduct } from '@shop/shared/contracts/provider';
import { isWhole, listCalls } from '@shop/shared/ui';
import { loadPages } from '@shop/shared/ui/list';
import { mostMenuPages } from '../steps.ts';
import { soldOutLast } from '../sold-out-last.ts';
import { createProductIndex, type FoundProducts } from './product-index.ts';

export interface MenuSearch extends FoundProducts {
  /** For when nothing was found: the best rated, else the first of the shop's own order. */
  readonly popular: readonly SearchableProduct[];
  /** The provider says how products are rated. */
  readonly isRated: boolean;
  /** How many products were searched. */
  readonly searched: number;
  /** These are all that there are. */
  readonly isComplete: boolean;
}

interface MenuPart {
  readonly term: string;
  /** Slug of the only category to search; empty for all. */
  readonly category: string;
}

const mostPopular = 8;

/** Searches the menu in the browser. Rejects when the first page of its list cannot be loaded. */
export async function searchMenu(
  provider: ProviderClient,
  { term, category }: MenuPart,
  signal: AbortSignal,
): Promise<MenuSearch> {
  const calls = listCalls(provider, listSearchableProducts, category ? { category } : {});
  const list = await loadPages(calls, mostMenuPages, signal);
  signal.throwIfAborted();
  const search = createProductIndex(list.items);
  const isRated = list.items.some(({ review_count: count }) => count > 0);
  return {
    ...search(term),
    popular: (isRated ? byRating(list.items) : soldOutLast(list.items)).slice(0, mostPopular),
    isRated,
    searched: list.items.length,
    isComplete: isWhole(list),
  };
}

/** Average and number of reviews together: one review of 5 stars is less than twenty of 4.8. */
function byRating(products: readonly SearchableProduct[]): SearchableProduct[] {
  const score = ({ average_rating: average, review_count: count }: SearchableProduct) =>
    (average ?? 0) * (count / (count + 3));
  return soldOutLast([...products].sort((one, other) => score(other) - score(one)));
}
