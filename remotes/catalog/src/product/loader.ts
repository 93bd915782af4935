import type { Platform } from '@shop/shared/contracts';
import { getProduct, type Product } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

/** Resolves to null when the provider answers without a product; rejects when it cannot be loaded. */
export function productLoader({ provider }: Platform) {
  return ({ params, request }: LoaderFunctionArgs): Promise<Product | null> =>
    provider.call(getProduct, { slug: params['slug'] ?? '' }, { signal: request.signal });
}
