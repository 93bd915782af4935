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
const kept = () => JSON.stringify(sessionStorage);

test('what is typed before the session has loaded takes no place of a review that was begun [SEC-66]', async () => {
  const first = open();
  await comment.fill('Came la');
  first.close();
  const { platform, storage } = open(beforeItsCode);
  await comment.fill('te');
  platform.session.setState({ owner: 'customer' });
  await expect.element(comment).toHaveValue('Came la\nte');
  await expect.poll(kept).toContain(String.raw`Came la\nte`);
  // Another customer logs in while the form is open.
  storage.setItem('authToken', tokenOf('another'));
  platform.session.setState({ owner: 'another' });
  await expect.element(comment).toHaveValue('');
});
