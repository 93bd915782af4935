import type { ProviderClient } from '@shop/shared/contracts';
import { listProducts, type ListedProduct, type Page } from '@shop/shared/contracts/provider';
import { loadNext } from './load-next.ts';
import { readPages } from './read-pages.ts';

/** The first pages of a list in one. What fails after the first page can be asked for again from the page shown. */
export async function loadPages(
  provider: ProviderClient,
  query: { category?: string; search?: string },
  { url, signal }: Request,
): Promise<Page<ListedProduct>> {
  let all = await provider.call(listProducts, query, { signal });
  for (let page = readPages(new URL(url).searchParams); page > 1 && all.next !== null; page -= 1) {
    const more = await loadNext(provider, all, { signal }).catch(() => null);
    if (!more) break;
    all = more;
  }
  return all;
}
