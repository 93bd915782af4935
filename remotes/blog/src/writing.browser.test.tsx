import { failure, memoryStorage, showArea, testPlatform, tokenOf } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

// What somebody writes below a post: where the focus goes, what is said, and that no word is lost.

function open({
  signedIn = true,
  accepts = true,
  comments = [sampleComment()],
  platform = testPlatform,
} = {}) {
  const shown = showArea(area, {
    path: '/blog/soup',
    signedIn,
    platform,
    answers: (call) => {
      if (call.path === '/accounts/login/') return { access: tokenOf('another'), refresh: 'refresh' };
      if (call.method === 'POST')
        return accepts ? sampleComment({ id: 9, content: 'new', ...(call.body as object) }) : failure(500);
      return call.path.startsWith('/blog/comments/') ? comments : samplePost();
    },
  });
  onTestFinished(() => shown.close());
  return shown;
}

const field = page.getByLabelText('Your comment');
const reply = page.getByRole('button', { name: 'Reply to mele' });
const replyField = page.getByLabelText('Your reply to mele');
const added = page.getByText('Your comment was added.');

test('puts the focus where the reply is written, and gives it back', async () => {
  open();
  await reply.click();
  await expect.element(replyField).toHaveFocus();
  await replyField.fill('words');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Continue reply to mele' })).toHaveFocus();
});

test('closes the form of a reply that was sent, says so and keeps the focus near', async () => {
  open();
  await reply.click();
  await userEvent.keyboard('new words');
  await page.getByRole('button', { name: 'Submit Reply' }).click();
  await expect.element(added).toBeVisible();
  await expect.element(replyField).not.toBeInTheDocument();
  await expect.element(reply.first()).toHaveFocus();
});

test('says that a comment was added, below its heading', async () => {
  open();
  await field.fill('new words');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Your comment was added.' })).toBeVisible();
});

test('a blank comment leaves the focus where words are missing', async () => {
  open();
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter your comment.');
  await expect.element(field).toHaveFocus();
});

test('a reload brings back what was written, and a sent comment does not come back', async () => {
  const first = open();
  await field.fill('half a thou');
  await reply.click();
  await replyField.fill('half a reply');
  first.close();

  const second = open();
  await expect.element(field).toHaveValue('half a thou');
  await page.getByRole('button', { name: 'Continue reply to mele' }).click();
  await expect.element(replyField).toHaveValue('half a reply');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(added).toBeVisible();
  second.close();

  open();
  await expect.element(page.getByRole('button', { name: 'Continue reply to mele' })).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('a comment that failed comes back after a reload too', async () => {
  const first = open({ accepts: false });
  await field.fill('words');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  first.close();
  open();
  await expect.element(field).toHaveValue('words');
});

test('shows nothing of it to the next customer of the tab [SEC-43]', async () => {
  const first = open();
  await field.fill('half a thou');
  await reply.click();
  await replyField.fill('half a reply');
  first.close();

  const another = memoryStorage({ authToken: tokenOf('another') });
  const second = open({ platform: (fetch) => testPlatform(fetch, another) });
  await expect.element(field).toHaveValue('');
  await reply.click();
  await expect.element(replyField).toHaveValue('');
  second.close();

  open();
  await expect.element(field).toHaveValue('half a thou');
});

test('shows nothing of it to a customer who logs in in another tab [SEC-50]', async () => {
  const { platform } = open();
  await field.fill('half a thou');
  await reply.click();
  await replyField.fill('half a reply');
  await platform.session.getState().login({ email: 'another@umi.example', password: '12345678' });
  await expect.element(field).toHaveValue('');
  await expect.element(replyField).toHaveValue('');
});

test('says that what was written is stored when the customer has to log in again', async () => {
  const first = open();
  await field.fill('words');
  first.close();
  open({ signedIn: false });
  await expect.element(page.getByText(/What you wrote is kept for you\.$/)).toBeVisible();
});

test('without a storage what was written is there on the way back to the page [SEC-111]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError');
  };
  const names = ['getItem', 'setItem', 'removeItem'] as const;
  const closed = names.map((name) => vi.spyOn(Storage.prototype, name).mockImplementation(refuse));
  onTestFinished(() => closed.forEach((spy) => spy.mockRestore()));
  const first = open();
  await field.fill('words');
  first.close();
  open();
  await expect.element(field).toHaveValue('words');
  await field.fill('');
});

test('shows whom a reply answers where the indent no longer does, and stays on a phone', async () => {
  let thread = sampleComment({ id: 60, user: { username: 'last' }, content: 'the end' });
  for (let id = 59; id > 0; id--)
    thread = sampleComment({
      id,
      user: { username: `guest ${id}` },
      content: `said ${id}`,
      replies: [thread],
    });
  await page.viewport(390, 844);
  const { element } = open({ comments: [thread] });
  await expect.element(page.getByText('In reply to guest 59')).toBeVisible();
  await expect.element(page.getByText('In reply to guest 3', { exact: true })).not.toBeInTheDocument();
  const widths = [...element.querySelectorAll('#comments article')].map(({ clientWidth }) => clientWidth);
  expect(widths).toHaveLength(60);
  expect(Math.min(...widths)).toBeGreaterThan(260);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});
