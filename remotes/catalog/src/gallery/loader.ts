import type { Platform } from '@shop/shared/contracts';
import { listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart, loadPage } from '@shop/shared/ui/list';
import { productStep } from '../components/product-steps.ts';

/** All products, from the step that the address begins with, as many steps as it shows. Throws when they cannot be loaded. */
export function galleryLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<ListedProduct>> => {
    const calls = listCalls(provider, listProducts, {});
    return documentPart(await loadPage(calls, request, productStep), productStep);
  };
}
