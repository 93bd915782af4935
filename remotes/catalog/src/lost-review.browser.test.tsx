import type { Area } from '@shop/shared/contracts';
import { showArea, tokenOf, type ProviderAnswers } from '@shop/shared/testing/area';
import { areaRoute } from '@shop/shared/ui';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';
import { ReviewForm } from './product/reviews/review-form.tsx';
import { countReviews, reviewStep } from './product/reviews/review-summary.ts';
import { useReviews } from './product/reviews/use-reviews.ts';

const some = Array.from({ length: reviewStep }, (_, nth) => sampleReview({ id: nth + 10 }));
const reviews = [...some, sampleReview({ id: 8, rating: 5, comment: 'Great!' })];
const product = sampleProduct({ reviews, review_count: reviews.length });
const comment = page.getByLabelText('Comment');

/** A customer's form, and a review that is submitted by it; the document had some of the reviews alone. */
async function submitReview(answers: ProviderAnswers) {
  const Form = () => {
    const inDocument = { ...product, reviews: some };
    const [first] = useState({ inDocument, counts: countReviews(reviews) });
    return <ReviewForm productId={1} reviews={useReviews(first.inDocument, first.counts)} />;
  };
  const form: Area = {
    ...area,
    routes: (platform) => [areaRoute(platform, [{ path: '/', element: <Form /> }])],
  };
  const shown = showArea(form, { path: '/', signedIn: true, answers });
  onTestFinished(() => {
    shown.close();
    sessionStorage.clear();
  });
  await comment.fill('Great!');
  await page.getByRole('button', { name: 'Submit review' }).click();
  return shown;
}

test('takes no review of somebody else, beyond those of a document, for one that did not arrive [SEC-103]', async () => {
  await submitReview(({ method }) => {
    if (method === 'GET') return product;
    throw new Error('The connection is lost.');
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to submit review. Please try again.');
  await expect.element(comment).toHaveValue('Great!');
});

test('sends no review of one customer in the name of another, who logs in while the reviews are counted [SEC-152]', async () => {
  const counted = Promise.withResolvers<unknown>();
  const { calls, platform } = await submitReview(({ method, path }) => {
    if (path === '/accounts/login/') return { access: tokenOf('another'), refresh: 'refresh' };
    return method === 'GET' ? counted.promise : sampleReview({ id: 9, comment: 'Great!' });
  });
  await expect.poll(() => calls.length).toBe(1);
  await platform.session.getState().logout();
  await platform.session.getState().login({ email: 'another@shop.example', password: 'password' });
  counted.resolve(product);
  await expect
    .element(page.getByRole('button', { name: 'Submit review' }))
    .not.toHaveAttribute('aria-disabled');
  expect(calls.map(({ path }) => path)).not.toContain('/products/reviews/');
  await expect.element(comment).toHaveValue('');
});
