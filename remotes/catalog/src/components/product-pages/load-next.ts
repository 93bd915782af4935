import type { CallOptions, ProviderClient } from '@shop/shared/contracts';
import { listProducts, type ListedProduct, type Page } from '@shop/shared/contracts/provider';
import { appendPage } from './append-page.ts';

/** What was loaded and the page after it. Rejects when that cannot be loaded. */
export async function loadNext(
  provider: ProviderClient,
  all: Page<ListedProduct>,
  options: CallOptions,
): Promise<Page<ListedProduct>> {
  if (all.next === null) return all;
  return appendPage(all, await provider.next(listProducts, all.next, options));
}
