import type { Platform } from '@shop/shared/contracts';
import type { ListedProduct, Page } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { loadPages } from '../components/product-pages/load-pages.ts';

/** All products, as many pages of them as the address shows. Throws when they cannot be loaded. */
export function galleryLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Page<ListedProduct>> => loadPages(provider, {}, request);
}
