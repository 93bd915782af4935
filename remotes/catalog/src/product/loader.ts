import type { Platform } from '@shop/shared/contracts';
import { getProduct, type Product } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { firstPictures, productPictures } from './pictures/shown-pictures.ts';
import { averageOf, countReviews, reviewStep, type CountedReviews } from './reviews/review-summary.ts';

export interface ProductData {
  /** In a document with the reviews and pictures that show. */
  readonly product: Product;
  /** Of all reviews. */
  readonly reviewCounts: CountedReviews;
  /** How many pictures there are. */
  readonly pictureCount: number;
}

/** Resolves to null when the provider answers without a product; rejects when it cannot be loaded. */
export function productLoader({ provider }: Platform) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<ProductData | null> => {
    const slug = params['slug'] ?? '';
    const product = await provider.call(getProduct, { slug }, { signal: request.signal });
    return product && toProductData(withSlug(product, slug));
  };
}

/** What an answer leaves out is known from the address. */
function withSlug(product: Product, slug: string): Product {
  return { ...product, slug: product.slug.trim() || slug, name: product.name.trim() || slug };
}

/** In a document the product with the reviews and pictures of the first step. */
function toProductData(product: Product): ProductData {
  const reviewCounts = countReviews(product.reviews);
  const pictureCount = productPictures(product).length;
  if (!import.meta.env.SSR) return { product, reviewCounts, pictureCount };
  const { reviews, average_rating } = product;
  const shown: Product = {
    ...product,
    images: firstPictures(product),
    reviews: reviews.slice(0, reviewStep),
    average_rating: average_rating ?? (reviews.length > 0 ? averageOf(reviews) : null),
  };
  return { product: shown, reviewCounts, pictureCount };
}
