import { beforeItsCode, showArea, testPlatform } from '@shop/shared/testing/area';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { samplePost } from './samples.ts';

// What a customer types in the first moments of a page, before it knows whose session it is.

beforeEach(() => sessionStorage.clear());

function open(path: string, platform = testPlatform) {
  const answers = (call: { path: string }) => {
    if (call.path.startsWith('/contact/')) return null;
    return call.path.startsWith('/blog/comments/') ? [] : samplePost();
  };
  const shown = showArea(area, { path, signedIn: true, platform, answers });
  onTestFinished(() => shown.close());
  return shown;
}

const subject = page.getByRole('textbox', { name: 'Subject' });
const message = page.getByRole('textbox', { name: 'Message' });
const comment = page.getByLabelText('Your comment');

test('goes into the message that they had begun [SEC-66]', async () => {
  const first = open('/contact');
  await subject.fill('Rice');
  await message.fill('More of it.');
  first.close();
  const { platform } = open('/contact', beforeItsCode);
  await subject.fill('Noodles');
  platform.session.setState({ owner: 'customer' });
  await expect.element(message).toHaveValue('More of it.');
  await expect.element(subject).toHaveValue('Noodles');
  expect(JSON.stringify(sessionStorage)).toMatch(/Noodles.*More of it\./);
});

test('is theirs alone, and out of view once they log out [SEC-66]', async () => {
  const { platform } = open('/contact', beforeItsCode);
  await subject.fill('Noodles');
  platform.session.setState({ owner: 'customer' });
  await expect.element(subject).toHaveValue('Noodles');
  await platform.session.getState().logout();
  await expect.element(subject).toHaveValue('');
});

test('takes no place of a comment that they had begun [SEC-66]', async () => {
  const first = open('/blog/soup');
  await comment.fill('half a thou');
  first.close();
  const { platform } = open('/blog/soup', beforeItsCode);
  await comment.fill('ght');
  platform.session.setState({ owner: 'customer' });
  await expect.element(comment).toHaveValue('half a thou\nght');
});

test('is not joined to the words of another customer [SEC-66]', async () => {
  const first = open('/blog/soup');
  await comment.fill('half a thou');
  first.close();
  const { platform } = open('/blog/soup', beforeItsCode);
  await comment.fill('Thanks');
  platform.session.setState({ owner: 'another' });
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('another');
  await expect.element(comment).toHaveValue('Thanks');
  expect(JSON.stringify(sessionStorage)).not.toContain('half a thou');
});
