import type { Platform, ProviderClient } from '@shop/shared/contracts';
import {
  getCategory,
  listCategories,
  listProducts,
  type Category,
  type ListedProduct,
} from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { isWhole, listCalls, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { loadAll } from '@shop/shared/ui/list';
import { loadToPage, pagePart } from '@shop/shared/ui/list-page';
import { productStep } from '../components/steps.ts';
import { readListQuery, refinementKey, type ListQuery } from './list-address.ts';
import type { RefinedList } from './refine/refine-list.ts';

export type CategoryName = Pick<Category, 'slug' | 'name'>;

export interface ProductListData {
  readonly query: ListQuery;
  /** The products that the address shows; without order and filters. */
  readonly products: LoadedList<ListedProduct>;
  /** The sorted and filtered list; null when the address neither sorts nor filters, and where the browser must load the rest first. */
  readonly refined: RefinedList | null;
  /** The selected category; null without one, and when it cannot be loaded. */
  readonly category: Category | null;
  /** The words of its description; empty without one. */
  readonly about: string;
  /** The widget shows one category only. */
  readonly limited: boolean;
  /** For the category links. Deferred; empty when it fails. */
  readonly categories: Promise<readonly CategoryName[]>;
}

/** The calls of a list's pages. */
export function productCalls(provider: ProviderClient, query: ListQuery): ListCalls<ListedProduct> {
  return listCalls(provider, listProducts, query);
}

/** Throws when the products cannot be loaded. */
export function productListLoader(platform: Platform) {
  const { provider, placed } = platform;
  return async ({ request }: LoaderFunctionArgs): Promise<ProductListData> => {
    const address = new URL(request.url);
    const addressQuery = readListQuery(address);
    const limit = placed ? readListQuery(new URL(placed(), request.url)).category : '';
    const query = limit ? { ...addressQuery, category: limit } : addressQuery;
    const options = { signal: request.signal };
    const categories = limit
      ? Promise.resolve([])
      : provider.call(listCategories, {}, options).then(
          ({ items }) => items.map(({ slug, name }) => ({ slug, name })),
          () => [],
        );
    const calls = productCalls(provider, query);
    const [loaded, category] = await Promise.all([
      loadToPage(calls, request, productStep),
      query.category ? provider.call(getCategory, { slug: query.category }, options).catch(() => null) : null,
    ]);
    // Its code is that of the description, which loads with such a page.
    const about = category?.description
      ? await import('./category-description.tsx').then(
          ({ categoryAbout }) => categoryAbout(category.description),
          () => '',
        )
      : '';
    const refined = await refineLoaded(calls, loaded, refinementKey(address.searchParams), request.signal);
    return {
      query,
      products: pagePart(loaded, request, productStep, platform),
      refined: refined && pagePart(refined, request, productStep, platform),
      category,
      about,
      limited: limit !== '',
      categories,
    };
  };
}

// Pages that a document waits for: where there are more, the browser loads them, and says so.
const mostServerPages = 4;

async function refineLoaded(
  calls: ListCalls<ListedProduct>,
  loaded: LoadedList<ListedProduct>,
  key: string,
  signal: AbortSignal,
): Promise<RefinedList | null> {
  if (key === '') return null;
  const pages = import.meta.env.SSR ? mostServerPages : loaded.pages;
  const list = await loadAll(calls, loaded, signal, pages).catch(() => loaded);
  if (!isWhole(list)) return null;
  // Loaded only for lists that are sorted or filtered.
  return (await import('./refine/refine-panel.tsx')).refineList(list.items, key);
}
