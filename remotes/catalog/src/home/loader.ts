import type { Platform, ProviderClient } from '@shop/shared/contracts';
import {
  getCompany,
  isProviderFailure,
  listCategories,
  listPosts,
  listProducts,
  type Category,
  type ListedProduct,
  type Page,
} from '@shop/shared/contracts/provider';
import { isNotFound } from '@shop/shared/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { startList, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart } from '@shop/shared/ui/list';
import { tileStep } from '../components/steps.ts';

export interface CategoryTile {
  readonly slug: string;
  readonly name: string;
  /** Thumbnail of the category's first product that has one. */
  readonly picture: string | null;
}

export interface HomeData {
  /** Empty when the company has none or could not be loaded. */
  readonly tagline: string;
  readonly tiles: LoadedList<CategoryTile>;
  /** The first active products, in the provider's order. */
  readonly featured: readonly ListedProduct[];
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

// Two rows of four.
const mostFeatured = 8;

async function loadHome(provider: ProviderClient, signal: AbortSignal): Promise<HomeData> {
  const options = { signal };
  const results = await Promise.allSettled([
    loadTagline(provider, signal),
    provider.call(listCategories, {}, options),
    provider.call(listProducts, {}, options),
    provider.call(listPosts, {}, options),
  ]);
  signal.throwIfAborted();
  const failures = results.filter((result) => result.status === 'rejected');
  const fault = failures.find(({ reason }) => !isProviderFailure(reason));
  if (fault) throw fault.reason;
  const [tagline, categories, productPage, posts] = results;
  const products = productPage.status === 'fulfilled' ? productPage.value.items : [];
  const found = categories.status === 'fulfilled' ? categories.value : { items: [], next: null };
  return {
    tagline: tagline.status === 'fulfilled' ? tagline.value : '',
    tiles: documentPart(startList(toTiles(found, products)), tileStep),
    featured: products.slice(0, mostFeatured),
    hasPosts: posts.status === 'fulfilled' && posts.value.items.length > 0,
    failed: failures.length === 0 ? 'none' : failures.length < results.length ? 'some' : 'all',
  };
}

/** Empty where the provider has no company information, which no second try would bring. */
async function loadTagline(provider: ProviderClient, signal: AbortSignal): Promise<string> {
  try {
    return (await provider.call(getCompany, {}, { signal })).tagline;
  } catch (error) {
    if (isNotFound(error)) return '';
    throw error;
  }
}

/** An error in loading the home page that is not the provider's. */
export interface HomeLoadError extends Error {
  readonly name: 'HomeLoadError';
}

function homeError(cause: unknown): HomeLoadError {
  return Object.assign(new Error('The home page could not be loaded.', { cause }), {
    name: 'HomeLoadError',
  } as const);
}

/** The calls of further tiles. */
export function tileCalls(provider: ProviderClient): ListCalls<CategoryTile> {
  const withPictures = async (categories: Promise<Page<Category>>, signal: AbortSignal) => {
    // A tile does without a picture.
    const products = provider.call(listProducts, {}, { signal }).then(
      ({ items }) => items,
      () => [],
    );
    return toTiles(await categories, await products);
  };
  return {
    first: (signal) => withPictures(provider.call(listCategories, {}, { signal }), signal),
    next: (address, signal) => withPictures(provider.next(listCategories, address, { signal }), signal),
  };
}

function toTiles({ items, next }: Page<Category>, products: readonly ListedProduct[]): Page<CategoryTile> {
  const pictures = new Map<string, string>();
  for (const { category, main_image } of products) {
    if (category && main_image?.thumb_image && !pictures.has(category.slug))
      pictures.set(category.slug, main_image.thumb_image);
  }
  return {
    items: items.map(({ slug, name }) => ({ slug, name, picture: pictures.get(slug) ?? null })),
    next,
  };
}
