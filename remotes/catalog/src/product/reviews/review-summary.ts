import type { Product, Review } from '@shop/shared/contracts/provider';

/** Reviews of a step. */
export const reviewStep = 20;

export interface ReviewSummary {
  /** As the provider says; more than it sent, where it sends only some. */
  readonly count: number;
  /** 0 to 5; 0 without ratings. */
  readonly average: number;
  /** Of all reviews: a document holds only some of them. */
  readonly counted: CountedReviews;
}

export interface CountedReviews {
  /** All reviews in the provider's answer. */
  readonly total: number;
  /** Reviews of verified purchases. */
  readonly verified: number;
  /** Reviews that gave 5, 4, 3, 2 and 1 stars. */
  readonly stars: readonly number[];
}

const starValues = [5, 4, 3, 2, 1];

export function countReviews(reviews: readonly Review[]): CountedReviews {
  return {
    total: reviews.length,
    verified: reviews.filter(({ is_verified_purchase }) => is_verified_purchase).length,
    stars: starValues.map(
      (stars) => reviews.filter(({ rating }) => rating !== null && Math.round(rating) === stars).length,
    ),
  };
}

/** Count and average of a product's reviews; computed from the list where the provider leaves them out. */
export function reviewSummary(
  { reviews, review_count, average_rating }: Product,
  counted: CountedReviews,
): ReviewSummary {
  const count = Math.max(review_count, counted.total);
  return { count, average: average_rating ?? averageOf(reviews), counted };
}

/** 0 without ratings. */
export function averageOf(reviews: readonly Review[]): number {
  const ratings = reviews.flatMap(({ rating }) => rating ?? []);
  return ratings.length > 0 ? ratings.reduce((total, rating) => total + rating, 0) / ratings.length : 0;
}

/** The summary with one more review. */
export function withReview({ count, average, counted }: ReviewSummary, review: Review): ReviewSummary {
  return {
    count: count + 1,
    average: (average * count + (review.rating ?? average)) / (count + 1),
    counted: sum(counted, countReviews([review])),
  };
}

function sum(one: CountedReviews, other: CountedReviews): CountedReviews {
  return {
    total: one.total + other.total,
    verified: one.verified + other.verified,
    stars: one.stars.map((count, index) => count + (other.stars[index] ?? 0)),
  };
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars; null when that is not known of all reviews. */
export function starCounts({ count, counted }: ReviewSummary): { stars: number; count: number }[] | null {
  if (count === 0 || counted.total !== count) return null;
  return starValues.map((stars, index) => ({ stars, count: counted.stars[index] ?? 0 }));
}
