import { expect, test } from 'vitest';
import type { Review } from '@shop/shared/contracts/provider';
import { aProduct } from '../../components/samples.ts';
import { reviewSummary, starCounts, withReview } from './review-summary.ts';

const review = (id: number, rating: number): Review => ({
  id,
  rating,
  user: { username: 'mele' },
  comment: 'Good.',
  created_at: '2024-03-02T10:00:00Z',
  is_verified_purchase: false,
});

test('takes count and average from the provider', () => {
  const summary = reviewSummary(aProduct({ reviews: [review(1, 5)], review_count: 28, average_rating: 4.3 }));
  expect(summary).toMatchObject({ count: 28, average: 4.3 });
  expect(starCounts(summary)).toBeNull();
});

test('computes them from the list where the provider leaves them out', () => {
  const reviews = [review(1, 5), review(2, 2)];
  expect(reviewSummary(aProduct({ reviews, review_count: 0, average_rating: null }))).toMatchObject({
    count: 2,
    average: 3.5,
  });
  expect(reviewSummary(aProduct({}))).toEqual({ reviews: [], count: 0, average: 0 });
});

test('a new review stands first and counts in number and average', () => {
  const before = reviewSummary(aProduct({ reviews: [review(1, 4)], review_count: 3, average_rating: 4 }));
  const after = withReview(before, review(2, 2));
  expect(after.reviews.map(({ id }) => id)).toEqual([2, 1]);
  expect(after.count).toBe(4);
  expect(after.average).toBeCloseTo(3.5);
});

test('counts the stars when all reviews are loaded', () => {
  const reviews = [review(1, 5), review(2, 5), review(3, 2)];
  const summary = reviewSummary(aProduct({ reviews, review_count: 3 }));
  expect(starCounts(summary)?.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
});
