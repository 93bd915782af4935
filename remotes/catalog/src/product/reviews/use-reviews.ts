import { getProduct, type Page, type Product, type Review } from '@shop/shared/contracts/provider';
import { isWhole, startList, useListInSteps, usePlatform, type ListCalls } from '@shop/shared/ui';
import { useMemo, useState } from 'react';
import type { ReviewContent } from './review-draft.ts';
import { reviewStep, reviewSummary, withReview, type CountedReviews } from './review-summary.ts';

/**
 * A product's reviews, with those written here before those of the provider. They come with the product: where a document
 * carried some of them, further ones are loaded by loading the product.
 */
export function useReviews(product: Product, reviewCounts: CountedReviews) {
  const { provider } = usePlatform();
  const none: readonly Review[] = [];
  const [written, setWritten] = useState({ product, reviews: none });
  // A reloaded product holds the written ones itself.
  if (written.product !== product) setWritten({ product, reviews: none });
  const [verifiedOnly, setVerifiedOnly] = useState(false);

  const first = useMemo(
    () => ({ ...startList({ items: product.reviews, next: null }), total: reviewCounts.total }),
    [product, reviewCounts],
  );
  const calls: ListCalls<Review> = {
    first: async (signal) => reviewsOf(await provider.call(getProduct, { slug: product.slug }, { signal })),
    next: (_, signal) => calls.first(signal),
  };
  const needs = { size: reviewStep, needsAll: verifiedOnly };
  const { list, limit, ...rest } = useListInSteps(first, calls, needs);
  const known = new Set(list.items.map(({ id }) => id));
  const isNew = ({ id }: Review) => id === null || id === undefined || !known.has(id);
  const all = [...written.reviews.filter(isNew), ...list.items];
  const matching = verifiedOnly ? all.filter(({ is_verified_purchase }) => is_verified_purchase) : all;
  const shown = matching.slice(0, limit);
  return {
    ...rest,
    summary: written.reviews.reduce(withReview, reviewSummary(product, reviewCounts)),
    shown,
    hasMore: matching.length > shown.length || list.total > list.items.length,
    verifiedOnly,
    setVerifiedOnly,
    isWhole: isWhole(list),
    /** How many of the reviews that show, or could, say the same. */
    countSame: (review: ReviewContent) => same(all, review).length,
    /** Reviews at the provider that say the same, the newest first. */
    async findSame(review: ReviewContent): Promise<Review[]> {
      const { items } = reviewsOf(await provider.call(getProduct, { slug: product.slug }, { fresh: true }));
      return same(items, review).sort((one, other) => other.created_at.localeCompare(one.created_at));
    },
    add(review: Review) {
      // It shows, whatever was filtered before.
      setVerifiedOnly(false);
      setWritten((now) => ({ ...now, reviews: [review, ...now.reviews] }));
    },
  };
}

export type ProductReviews = ReturnType<typeof useReviews>;

function same(reviews: readonly Review[], { rating, comment }: ReviewContent): Review[] {
  return reviews.filter((review) => review.rating === rating && review.comment.trim() === comment.trim());
}

function reviewsOf(product: Product | null): Page<Review> {
  return { items: product?.reviews ?? [], next: null };
}
