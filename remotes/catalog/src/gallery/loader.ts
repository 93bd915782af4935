import type { Platform, ProviderClient } from '@shop/shared/contracts';
import { listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { loadToPage, pagePart } from '@shop/shared/ui/list-page';
import { productStep } from '../components/steps.ts';

export function galleryCalls(provider: ProviderClient): ListCalls<ListedProduct> {
  return listCalls(provider, listProducts, {});
}

/** All products, from the step that the address begins with, as many steps as it shows. Throws when they cannot be loaded. */
export function galleryLoader(platform: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<ListedProduct>> => {
    const calls = galleryCalls(platform.provider);
    return pagePart(await loadToPage(calls, request, productStep), request, productStep, platform);
  };
}
