import { expect, test } from 'vitest';
import { ProviderError } from '@shop/shared/provider';
import { reviewFailureText, reviewProblem } from './review-rules.ts';

test('asks for a comment', () => {
  expect(reviewProblem({ productId: 1, comment: ' \n ' })).toBe('Please enter your review comment.');
  expect(reviewProblem({ productId: 1, comment: 'Good.' })).toBeNull();
});

test('asks for the product', () => {
  const text = 'Product ID is required to submit a review.';
  expect(reviewProblem({ productId: undefined, comment: 'Good.' })).toBe(text);
});

test('says why a review was not taken [REV-09]', () => {
  const failure = (init: ConstructorParameters<typeof ProviderError>[1]) =>
    reviewFailureText(new ProviderError('http', { status: 400, ...init }));
  expect(failure({ detail: 'Only once.', body: { detail: 'Only once.' } })).toBe('Only once.');
  expect(failure({ fields: { rating: ['Too high.'] } })).toBe('rating: Too high.');
  expect(failure({ body: 'Not today.' })).toBe('Not today.');
  expect(failure({ body: {} })).toBe('Failed to submit review. Please try again.');
  expect(failure({})).toBe('Failed to submit review. Please try again.');
  expect(reviewFailureText(new TypeError('x'))).toBe('Failed to submit review. Please try again.');
});
