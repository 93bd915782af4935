import { useState } from 'react';
import type { Product, Review } from '@shop/shared/contracts/provider';
import { reviewSummary, withReview } from './review-summary.ts';

/** A product's reviews, with those written here in front of what the provider sent. */
export function useReviews(product: Product) {
  const [state, setState] = useState({ product, summary: reviewSummary(product) });
  // A product loaded anew brings the written ones itself.
  if (state.product !== product) setState({ product, summary: reviewSummary(product) });
  const add = (review: Review) => setState((now) => ({ ...now, summary: withReview(now.summary, review) }));
  return { summary: state.summary, add };
}
