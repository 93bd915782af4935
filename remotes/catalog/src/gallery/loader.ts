import type { Platform } from '@shop/shared/contracts';
import { listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart, loadSteps, stepsToLoad } from '@shop/shared/ui/list';
import { productStep } from '../components/product-steps.ts';

/** All products, as many steps of them as the address shows. Throws when they cannot be loaded. */
export function galleryLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<ListedProduct>> => {
    const calls = listCalls(provider, listProducts, {});
    const list = await loadSteps(calls, stepsToLoad(request), productStep, request.signal);
    return documentPart(list, productStep);
  };
}
