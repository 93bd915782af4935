import type { Platform, ProviderClient } from '@shop/shared/contracts';
import {
  getCompany,
  isProviderFailure,
  listCategories,
  listPosts,
  listProducts,
  type Category,
  type ListedProduct,
} from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { homeError } from './home-error.ts';

export interface HomeData {
  /** Empty when the company has none or could not be loaded. */
  readonly tagline: string;
  readonly categories: readonly Category[];
  /** The active products in the provider's order. */
  readonly products: readonly ListedProduct[];
  /** The blog has posts; the blog chooses which ones show. */
  readonly hasPosts: boolean;
  /** How many of the page's loads failed. */
  readonly failed: 'none' | 'some' | 'all';
}

/** Leaves out of the page what the provider does not answer. Throws only for errors that are not the provider's. */
export function homeLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<HomeData> => {
    try {
      return await loadHome(provider, request.signal);
    } catch (error) {
      request.signal.throwIfAborted();
      throw homeError(error);
    }
  };
}

async function loadHome(provider: ProviderClient, signal: AbortSignal): Promise<HomeData> {
  const options = { signal };
  const results = await Promise.allSettled([
    provider.call(getCompany, {}, options),
    provider.call(listCategories, {}, options),
    provider.call(listProducts, {}, options),
    provider.call(listPosts, {}, options),
  ]);
  signal.throwIfAborted();
  const failures = results.filter((result) => result.status === 'rejected');
  const fault = failures.find(({ reason }) => !isProviderFailure(reason));
  if (fault) throw fault.reason;
  const [company, categories, products, posts] = results;
  return {
    tagline: company.status === 'fulfilled' ? company.value.tagline : '',
    categories: categories.status === 'fulfilled' ? categories.value.items : [],
    products: products.status === 'fulfilled' ? products.value.items : [],
    hasPosts: posts.status === 'fulfilled' && posts.value.items.length > 0,
    failed: failures.length === 0 ? 'none' : failures.length < results.length ? 'some' : 'all',
  };
}
