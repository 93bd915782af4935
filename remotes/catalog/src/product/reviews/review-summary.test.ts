import { expect, test } from 'vitest';
import type { Review } from '@shop/shared/contracts/provider';
import { aProduct } from '../../components/samples.ts';
import { countReviews, reviewSummary, starCounts, withReview } from './review-summary.ts';

const review = (id: number, rating: number): Review => ({
  id,
  rating,
  user: { username: 'mele' },
  comment: 'Good.',
  created_at: '2024-03-02T10:00:00Z',
  is_verified_purchase: false,
});

function summaryOf(changes: Parameters<typeof aProduct>[0]) {
  const product = aProduct(changes);
  return reviewSummary(product, countReviews(product.reviews));
}

test('takes count and average from the provider', () => {
  const summary = summaryOf({ reviews: [review(1, 5)], review_count: 28, average_rating: 4.3 });
  expect(summary).toMatchObject({ count: 28, average: 4.3 });
  expect(starCounts(summary)).toBeNull();
});

test('computes them from the list where the provider leaves them out', () => {
  const reviews = [review(1, 5), review(2, 2)];
  expect(summaryOf({ reviews, review_count: 0, average_rating: null })).toMatchObject({
    count: 2,
    average: 3.5,
  });
  expect(summaryOf({})).toMatchObject({ count: 0, average: 0 });
});

test('a new review counts in number, average and stars', () => {
  const before = summaryOf({ reviews: [review(1, 4)], review_count: 3, average_rating: 4 });
  const after = withReview(before, review(2, 2));
  expect(after.count).toBe(4);
  expect(after.average).toBeCloseTo(3.5);
  expect(after.counted).toMatchObject({ total: 2, stars: [0, 1, 0, 1, 0] });
});

test('counts the stars when all reviews are loaded', () => {
  const reviews = [review(1, 5), review(2, 5), review(3, 2)];
  const summary = summaryOf({ reviews, review_count: 3 });
  expect(starCounts(summary)?.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
});
