import type { CallOptions, ProviderClient } from '@shop/shared/contracts';
import { listProducts, type ListedProduct, type Page } from '@shop/shared/contracts/provider';

const mostPages = 20;

/** The number of pages that an address shows: as many as had been loaded when the visitor left. */
export function readPageCount(query: URLSearchParams): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1;
}

/**
 * The first pages of a list as one, as many as the address shows. Rejects when the first page cannot be loaded; further ones that
 * fail can be loaded again from the page.
 */
export async function loadPages(
  provider: ProviderClient,
  query: { category?: string; search?: string },
  { url, signal }: Request,
): Promise<Page<ListedProduct>> {
  let all = await provider.call(listProducts, query, { signal });
  for (let page = readPageCount(new URL(url).searchParams); page > 1 && all.next !== null; page -= 1) {
    const more = await loadNextPage(provider, all, { signal }).catch(() => null);
    if (!more) break;
    all = more;
  }
  return all;
}

/** The pages loaded so far with the one after them. Rejects when that cannot be loaded. */
export async function loadNextPage(
  provider: ProviderClient,
  all: Page<ListedProduct>,
  options: CallOptions,
): Promise<Page<ListedProduct>> {
  if (all.next === null) return all;
  return appendPage(all, await provider.next(listProducts, all.next, options));
}

/** Appends a page; a product that moved onto it in the meantime is not shown twice. */
export function appendPage(shown: Page<ListedProduct>, page: Page<ListedProduct>): Page<ListedProduct> {
  const known = new Set(shown.items.map(({ id }) => id));
  return {
    items: [...shown.items, ...page.items.filter(({ id }) => !known.has(id))],
    next: page.next === shown.next ? null : page.next,
  };
}
