import {
  failure,
  memoryStorage,
  showArea,
  testPlatform,
  tokenOf,
  type ProviderAnswers,
} from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Area } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';
import { ReviewForm } from './product/reviews/review-form.tsx';

/** By the event alone: the stars lie over the radio buttons, and may move under a pointer. */
async function chooseTwoStars(): Promise<void> {
  const radio = page.getByRole('radio', { name: '2 stars' });
  await expect.element(radio).toBeInTheDocument();
  (radio.element() as HTMLElement).click();
  await expect.element(radio).toBeChecked();
}

function open(review: ProviderAnswers, signedIn = true, reviews = [sampleReview()], platform = testPlatform) {
  const product = sampleProduct({ reviews, review_count: reviews.length, average_rating: 5 });
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn,
    platform,
    answers: (call) => (call.path === '/products/reviews/' ? review(call) : product),
  });
  onTestFinished(() => shown.close());
  const sent = () => shown.calls.filter(({ path }) => path === '/products/reviews/').map(({ body }) => body);
  return { ...shown, sent };
}

// A review that was begun is stored.
const comment = page.getByLabelText('Comment');
const submit = page.getByRole('button', { name: 'Submit review' });
const accepted = () => sampleReview({ id: 9, user: { username: 'hana' }, rating: 2, comment: 'Came late.' });

test('asks a visitor to log in, in place of the form [REV-02]', async () => {
  open(() => failure(500), false);
  const prompt = page.getByRole('link', { name: 'Log in to write a review' });
  await expect.element(prompt).toHaveAttribute('href', '/login?redirect=/products/salmon-nigiri#reviews');
  expect(page.getByText('Write a Review').elements()).toHaveLength(0);
});

test('gives a customer the form with 5 stars, and 1 to 5 to choose from [REV-03]', async () => {
  open(accepted);
  await expect.element(page.getByRole('heading', { name: 'Write a Review' })).toBeVisible();
  const choices = page.getByRole('radio');
  expect(choices.elements().map((choice) => choice.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5']);
  await expect.element(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
});

test('asks for a comment without a call [REV-04]', async () => {
  const { sent } = open(accepted);
  await comment.fill('  \n ');
  await submit.click();
  await expect.element(page.getByText('Please enter your review comment.', { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('takes no review without a product id, and makes no call [REV-05]', async () => {
  const unreachable = () => expect.unreachable();
  const none = { add: unreachable, isWhole: true, countSame: unreachable, findSame: unreachable };
  const form: Area = {
    ...area,
    routes: (platform) => [
      areaRoute(platform, [{ path: '/', element: <ReviewForm productId={undefined} reviews={none} /> }]),
    ],
  };
  const { calls, close } = showArea(form, { path: '/', signedIn: true, answers: accepted });
  onTestFinished(close);
  await comment.fill('Good.');
  await submit.click();
  const text = 'Product ID is required to submit a review.';
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('places the accepted review first and counts it in [REV-06] [REV-07] [REV-08] [API-18]', async () => {
  const { element, sent } = open(accepted);
  await chooseTwoStars();
  await comment.fill('Came late.');
  await submit.click();
  await expect.element(page.getByText('Review submitted successfully!', { exact: true })).toBeVisible();
  expect(sent()).toEqual([{ product: 1, rating: 2, comment: 'Came late.' }]);
  await expect.element(comment).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  const listed = [...element.querySelectorAll('#reviews time')].map(
    (time) => time.closest('li')?.textContent,
  );
  expect(listed[0]).toContain('Came late.');
  expect(listed).toHaveLength(2);
  await expect.element(page.getByRole('link', { name: '3.5 (2 reviews)' })).toBeVisible();
  expect(element.querySelector('#reviews')?.textContent).toMatch(/3\.5.*2 reviews/);
});

test('keeps what was written when the review is not taken', async () => {
  open(() => failure(400, { detail: 'Only once.' }));
  await comment.fill('Again!');
  await submit.click();
  await expect.element(page.getByText('Only once.', { exact: true })).toBeVisible();
  await expect.element(comment).toHaveValue('Again!');
});

test('shows a review that was begun to its customer alone, also in a page that stays open [SEC-43] [SEC-50]', async () => {
  const first = open(accepted);
  await comment.fill('Came la');
  first.close();
  const another = memoryStorage({ authToken: tokenOf('another') });
  const second = open(accepted, true, [sampleReview()], (fetch) => testPlatform(fetch, another));
  await expect.element(comment).toHaveValue('');
  second.close();
  const { platform } = open(accepted);
  await expect.element(comment).toHaveValue('Came la');
  await comment.fill('Came late');
  platform.session.setState({ owner: 'another' });
  await expect.element(comment).toHaveValue('');
});

test('marks verified purchases, and shows them alone where that is asked for', async () => {
  const others = [
    sampleReview({ id: 2, is_verified_purchase: false, comment: 'Heard of it.' }),
    sampleReview(),
  ];
  const { element } = open(accepted, true, others);
  const listed = () => [...element.querySelectorAll('#reviews time')].map((time) => time.closest('li'));
  await expect.poll(() => listed().length).toBe(2);
  expect(listed().map((item) => item?.textContent.includes('Verified purchase'))).toEqual([false, true]);
  await page.getByRole('checkbox', { name: 'Verified purchases only (1)' }).click();
  await expect.poll(() => listed().length).toBe(1);
  await comment.fill('Came late.');
  await submit.click();
  await expect.poll(() => listed()[0]?.textContent).toContain('Came late.');
});

test('shows how the reviews spread over the stars', async () => {
  open(accepted, false, [sampleReview(), sampleReview({ id: 2, rating: 2 }), sampleReview({ id: 3 })]);
  const counts = async (name: string) => page.getByRole('meter', { name }).element().getAttribute('value');
  await expect.element(page.getByRole('meter', { name: '5 stars' })).toBeVisible();
  expect([await counts('5 stars'), await counts('4 stars'), await counts('2 stars')]).toEqual([
    '2',
    '0',
    '1',
  ]);
});

test('keeps a review whose session has ended, and links to the login that leads back to it [SES-21]', async () => {
  const shop = open(() => failure(401, { detail: 'Token is invalid' }));
  await chooseTwoStars();
  await comment.fill('Came late.');
  await submit.click();
  await expect.element(page.getByText(/^Please log in again\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/products/salmon-nigiri')}`);
  await expect.element(comment).toHaveValue('Came late.');
  shop.close();
  const { sent } = open(accepted);
  await expect.element(comment).toHaveValue('Came late.');
  await submit.click();
  await expect.element(page.getByText('Review submitted successfully!', { exact: true })).toBeVisible();
  expect(sent()).toEqual([{ product: 1, rating: 2, comment: 'Came late.' }]);
});

const submitted = page.getByText('Review submitted successfully!', { exact: true });
const failed = 'Failed to submit review. Please try again.';

/** A customer who sends a review, while its answer is lost. */
async function loseAnswer({ isStored = true, isReadable = true } = {}) {
  const line = { isStored, isReadable, isLost: true };
  const reviews = [sampleReview()];
  const store = () => {
    const review = sampleReview({ id: 9, rating: 2, comment: 'Came late.', created_at: '2030-01-01' });
    reviews.push(review);
    return review;
  };
  const product = () => sampleProduct({ reviews: [...reviews], review_count: reviews.length });
  const visit = async () => {
    const shown = showArea(area, {
      path: '/products/salmon-nigiri',
      signedIn: true,
      answers({ path }) {
        if (path !== '/products/reviews/') return line.isReadable ? product() : failure(403);
        const review = line.isStored && store();
        if (line.isLost) throw new Error('The connection is lost.');
        return review;
      },
    });
    onTestFinished(() => shown.close());
    return shown;
  };
  line.isReadable = true;
  const first = await visit();
  await chooseTwoStars();
  await comment.fill('Came late.');
  line.isReadable = isReadable;
  await submit.click();
  const heal = () => Object.assign(line, { isStored: true, isReadable: true, isLost: false });
  return { first, visit, reviews, store, heal };
}

test('a review that arrived although its answer was lost shows as sent [REV-10]', async () => {
  const { reviews } = await loseAnswer();
  await expect.element(submitted).toBeVisible();
  await expect.element(page.getByRole('list').getByText('Came late.')).toBeVisible();
  expect(reviews).toHaveLength(2);
});

test('a review that did not arrive is sent by the next press [REV-10]', async () => {
  const { reviews, heal } = await loseAnswer({ isStored: false });
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  heal();
  await submit.click();
  await expect.element(submitted).toBeVisible();
  expect(reviews).toHaveLength(2);
});

test('a review that arrives late is found by the next press, after a reload, too [REV-10]', async () => {
  const { first, visit, reviews, store, heal } = await loseAnswer({ isStored: false });
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  first.close();
  store();
  heal();
  await visit();
  await submit.click();
  await expect.element(submitted).toBeVisible();
  expect(reviews).toHaveLength(2);
});

test('where the reviews cannot be read a review may have arrived, and is not sent twice [REV-10]', async () => {
  const { reviews, heal } = await loseAnswer({ isReadable: false });
  const mayExist =
    'Your review may have arrived, but no answer has reached us. Submit it again: it is sent only if it is not there yet.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(mayExist);
  await submit.click();
  // Its own words stand there again once the second answer has been looked for, too.
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(mayExist);
  heal();
  await submit.click();
  await expect.element(submitted).toBeVisible();
  expect(reviews).toHaveLength(2);
});
