import { expect, test } from 'vitest';
import { emptyReview, joinedReview } from './review-draft.ts';

const begun = { rating: 2, comment: 'Came late' };

test('the stars of a review that was begun stay where none were chosen since [SEC-72]', () => {
  const typed = { ...emptyReview, comment: 'and cold.' };
  expect(joinedReview(begun, typed)).toEqual({ rating: 2, comment: 'Came late\nand cold.' });
  expect(joinedReview({ ...begun, comment: '' }, typed)).toEqual({ rating: 2, comment: 'and cold.' });
  expect(joinedReview(begun, { ...emptyReview, comment: begun.comment })).toEqual(begun);
});

test('stars that were chosen since count [SEC-72]', () => {
  expect(joinedReview(begun, { rating: 4, comment: '' })).toEqual({ ...begun, rating: 4 });
});

test('without a review that was begun the typed one stands as it is', () => {
  const typed = { rating: 4, comment: 'Good.' };
  expect(joinedReview(undefined, typed)).toEqual(typed);
});
