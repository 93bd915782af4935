import { beforeItsCode, showArea, testPlatform, tokenOf } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct, sampleReview } from './components/samples.ts';

function open(platform = testPlatform) {
  const path = '/products/salmon-nigiri';
  const shown = showArea(area, { path, signedIn: true, platform, answers: () => sampleProduct() });
  onTestFinished(() => shown.close());
  return shown;
}

const comment = page.getByLabelText('Comment');
const stars = page.getByRole('radio', { checked: true });

test('a review that was begun goes on before the session has loaded, with its stars [SEC-66] [SEC-72]', async () => {
  const first = open();
  await page.getByRole('radio').nth(1).click();
  await comment.fill('Came la');
  const chosen = stars.element().getAttribute('value');
  first.close();
  const { storage } = open(beforeItsCode);
  await expect.element(comment).toHaveValue('Came la');
  await comment.fill('Came late');
  expect(stars.element().getAttribute('value')).toBe(chosen);
  expect(JSON.stringify(sessionStorage)).toContain('Came late');
  // Another customer logs in while the form is open.
  storage.setItem('authToken', tokenOf('another'));
  window.dispatchEvent(new Event('storage'));
  await expect.element(comment).toHaveValue('');
});

test('a review that was begun stays while another dish is reviewed [SEC-76]', async () => {
  const visit = (id: number) => {
    const answers = () => sampleProduct({ id, slug: `dish-${id}` });
    const shown = showArea(area, { path: `/products/dish-${id}`, signedIn: true, answers });
    onTestFinished(() => shown.close());
    return shown;
  };
  const first = visit(1);
  await comment.fill('Came late, and half of it was missing.');
  first.close();
  const second = visit(2);
  await expect.element(comment).toHaveValue('');
  await comment.fill('Good');
  second.close();
  visit(1);
  await expect.element(comment).toHaveValue('Came late, and half of it was missing.');
});

test('the field of a review takes no words while it is being sent, which would go with it [SEC-76]', async () => {
  const answer = Promise.withResolvers<unknown>();
  const answers = ({ path }: { path: string }) =>
    path === '/products/reviews/' ? answer.promise : sampleProduct();
  const shown = showArea(area, { path: '/products/salmon-nigiri', signedIn: true, answers });
  onTestFinished(() => shown.close());
  await comment.fill('Came late.');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect.element(comment).toHaveAttribute('readonly');
  answer.resolve(sampleReview({ id: 9, comment: 'Came late.' }));
  await expect.element(comment).not.toHaveAttribute('readonly');
});
