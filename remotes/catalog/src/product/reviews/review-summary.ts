import type { Product, Review } from '@shop/shared/contracts/provider';

export interface ReviewSummary {
  /** Newest first where the provider sends them so; a review written here is the first. */
  readonly reviews: readonly Review[];
  /** May be more than `reviews` holds. */
  readonly count: number;
  /** 0 to 5; 0 without reviews. */
  readonly average: number;
}

/** The reviews of a product; count and average are computed from the list where the provider leaves them out. */
export function reviewSummary({ reviews, review_count, average_rating }: Product): ReviewSummary {
  const count = Math.max(review_count, reviews.length);
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { reviews, count, average: average_rating ?? (reviews.length > 0 ? sum / reviews.length : 0) };
}

/** The summary with one more review, placed first. */
export function withReview({ reviews, count, average }: ReviewSummary, review: Review): ReviewSummary {
  return {
    reviews: [review, ...reviews],
    count: count + 1,
    average: (average * count + review.rating) / (count + 1),
  };
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars; null when not all reviews are loaded. */
export function starCounts({ reviews, count }: ReviewSummary): { stars: number; count: number }[] | null {
  if (count === 0 || reviews.length !== count) return null;
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => Math.round(rating) === stars).length,
  }));
}
