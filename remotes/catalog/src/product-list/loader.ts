import type { Platform } from '@shop/shared/contracts';
import {
  getCategory,
  listCategories,
  type Category,
  type ListedProduct,
  type Page,
} from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { loadPages } from '../components/product-pages/load-pages.ts';
import { refinementKey } from './list-address.ts';
import { readListQuery, type ListQuery } from './list-address.ts';
import type { RefinedList } from './refine/refine-list.ts';

export interface ProductListData {
  readonly query: ListQuery;
  /** The pages that the address asks for, as one. */
  readonly products: Page<ListedProduct>;
  /** The sorted and filtered list; null when the address neither sorts nor filters. */
  readonly refined: RefinedList | null;
  /** The selected category; null without one, and when it cannot be loaded. */
  readonly category: Category | null;
  /** The widget shows one category only. */
  readonly limited: boolean;
  /** For the category links. Deferred; empty when it fails. */
  readonly categories: Promise<readonly Category[]>;
}

/** Throws when the products cannot be loaded. */
export function productListLoader({ provider, placed }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductListData> => {
    const address = new URL(request.url);
    const asked = readListQuery(address);
    const limit = placed ? readListQuery(new URL(placed(), request.url)).category : '';
    const query = limit ? { ...asked, category: limit } : asked;
    const options = { signal: request.signal };
    const categories = limit
      ? Promise.resolve([])
      : provider.call(listCategories, {}, options).then(
          ({ items }) => items,
          () => [],
        );
    const [products, category] = await Promise.all([
      loadPages(provider, query, request),
      query.category ? provider.call(getCategory, { slug: query.category }, options).catch(() => null) : null,
    ]);
    const key = refinementKey(address.searchParams);
    // Loaded only for lists that are sorted or filtered.
    const refined =
      key === '' ? null : (await import('./refine/refine-code.ts')).refineList(products.items, key);
    return { query, products, refined, category, limited: limit !== '', categories };
  };
}
