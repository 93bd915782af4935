import { useMemo } from 'react';
import type { Piece } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { countReviews } from '../product/reviews/review-summary.ts';
import { Reviews } from '../product/reviews/reviews.tsx';
import { useReviews } from '../product/reviews/use-reviews.ts';
import { loadDish, useDish, useHeading } from './dish.ts';

function DishReviews() {
  const product = useDish();
  return <ReviewsOf key={product.id} product={product} />;
}

function ReviewsOf({ product }: { readonly product: Product }) {
  const counts = useMemo(() => countReviews(product.reviews), [product]);
  const heading = useHeading();
  return <Reviews product={product} reviews={useReviews(product, counts)} heading={heading} />;
}

export const piece: Piece = {
  loader: loadDish,
  Component: DishReviews,
  // The login in it leads back to it.
  answers: (path, own) => path === `${own}#reviews`,
};
