import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';

test('a review, and the name of its author, have no words so long that a browser is busy with them for seconds [SEC-228]', async () => {
  const long = 'م'.repeat(20_000);
  const reviews = [sampleReview({ comment: long, user: { username: long } })];
  const product = sampleProduct({ reviews, review_count: 1, average_rating: 5 });
  const shown = showArea(area, { path: '/products/salmon-nigiri', answers: () => product });
  onTestFinished(() => shown.close());
  await expect.element(page.getByRole('link', { name: 'Log in to write a review' })).toBeVisible();
  const text = shown.element.textContent;
  expect(Math.max(...text.split(/\s+/).map(({ length }) => length))).toBeLessThan(1100);
  expect(text.match(/م/g)).toHaveLength(20_150);
});
