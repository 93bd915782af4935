import { beforeItsCode, showArea, testPlatform, tokenOf } from '@shop/shared/testing/area';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

beforeEach(() => sessionStorage.clear());

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
