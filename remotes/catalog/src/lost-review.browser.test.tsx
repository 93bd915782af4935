import type { Area } from '@shop/shared/contracts';
import { showArea } from '@shop/shared/testing/area';
import { areaRoute } from '@shop/shared/ui';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';
import { ReviewForm } from './product/reviews/review-form.tsx';
import { countReviews, reviewStep } from './product/reviews/review-summary.ts';
import { useReviews } from './product/reviews/use-reviews.ts';

test('takes no review of somebody else, beyond those of a document, for one that did not arrive [SEC-103]', async () => {
  const some = Array.from({ length: reviewStep }, (_, nth) => sampleReview({ id: nth + 10 }));
  const reviews = [...some, sampleReview({ id: 8, rating: 5, comment: 'Great!' })];
  const product = sampleProduct({ reviews, review_count: reviews.length });
  const Form = () => {
    const inDocument = { ...product, reviews: some };
    const [first] = useState({ inDocument, counts: countReviews(reviews) });
    return <ReviewForm productId={1} reviews={useReviews(first.inDocument, first.counts)} />;
  };
  const form: Area = {
    ...area,
    routes: (platform) => [areaRoute(platform, [{ path: '/', element: <Form /> }])],
  };
  const answers = ({ method }: { readonly method: string }) => {
    if (method === 'GET') return product;
    throw new Error('The connection is lost.');
  };
  onTestFinished(showArea(form, { path: '/', signedIn: true, answers }).close);
  const comment = page.getByLabelText('Comment');
  await comment.fill('Great!');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to submit review. Please try again.');
  await expect.element(comment).toHaveValue('Great!');
});
