import type { Comment } from '@shop/shared/contracts/provider';
import { failure, showArea, tokenOf, type ProviderCall } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

// What somebody sends, and whose answer never comes.

/** What happens to what is sent, and what is answered. */
interface Line {
  isStored: boolean;
  answer: (() => unknown) | undefined;
  isReadable: boolean;
}

const lose = () => {
  throw new Error('The connection is lost.');
};

/** A provider that keeps comments and messages. */
class FakeProvider {
  readonly line: Line = { isStored: true, answer: lose, isReadable: true };
  comments: Comment[] = [sampleComment({ id: 1, content: 'first' })];
  messages = 0;

  answer({ method, path, body }: ProviderCall): unknown {
    if (method === 'POST') {
      const stored = this.line.isStored ? this.store(path, body) : undefined;
      return this.line.answer ? this.line.answer() : stored;
    }
    if (path.startsWith('/blog/comments/')) return this.line.isReadable ? this.comments : failure(403);
    return path.startsWith('/contact/') ? null : samplePost();
  }

  store(path: string, body: unknown): unknown {
    if (path === '/contact/messages/') return { id: ++this.messages };
    const id = 10 + this.comments.length;
    const comment = sampleComment({ id, created_at: '2024-04-01T10:00:00Z', ...(body as object) });
    this.comments = [...this.comments, comment];
    return comment;
  }

  heal() {
    Object.assign(this.line, { isStored: true, answer: undefined, isReadable: true });
  }
}

function open(provider: FakeProvider, path = '/blog/soup') {
  const shown = showArea(area, { path, signedIn: true, answers: (call) => provider.answer(call) });
  onTestFinished(() => shown.close());
  return { ...shown, posted: () => shown.calls.filter(({ method }) => method === 'POST').length };
}

const alert = page.getByRole('alert');
const sent = page.getByText('Your comment was added.');
const failed = 'Failed to submit comment. Please try again.';

for (const kind of ['comment', 'reply'] as const) {
  const isReply = kind === 'reply';
  const field = page.getByLabelText(isReply ? 'Your reply to mele' : 'Your comment');
  const send = page.getByRole('button', { name: isReply ? 'Submit Reply' : 'Submit Comment' });
  const write = async () => {
    if (isReply) await page.getByRole('button', { name: /^(Reply|Continue reply) to mele$/ }).click();
    await field.fill('new words');
  };

  test.each([
    ['no answer', lose],
    ['a 502', () => failure(502)],
    ['a 504', () => failure(504)],
  ])(`a ${kind} that arrived in spite of %s shows as sent [PST-22]`, async (_, answer) => {
    const provider = new FakeProvider();
    provider.line.answer = answer;
    const shop = open(provider);
    await write();
    await send.click();
    await expect.element(sent).toBeVisible();
    await expect.element(page.getByText('new words', { exact: true })).toBeVisible();
    expect(alert.elements()).toEqual([]);
    expect(shop.posted()).toBe(1);
  });

  test(`a ${kind} that did not arrive is sent by the next press [PST-22]`, async () => {
    const provider = new FakeProvider();
    provider.line.isStored = false;
    open(provider);
    await write();
    await send.click();
    await expect.element(alert).toHaveTextContent(failed);
    provider.heal();
    await send.click();
    await expect.element(sent).toBeVisible();
    expect(provider.comments).toHaveLength(2);
  });

  test(`a ${kind} that arrives late is found by the next press, after a reload, too [PST-22]`, async () => {
    const provider = new FakeProvider();
    provider.line.isStored = false;
    const first = open(provider);
    await write();
    await send.click();
    await expect.element(alert).toHaveTextContent(failed);
    first.close();
    provider.heal();
    provider.store('/blog/comments/', { content: 'new words', post: 1, parent: isReply ? 1 : null });
    const shop = open(provider);
    await expect.element(page.getByText('new words', { exact: true }).first()).toBeVisible();
    if (isReply) await page.getByRole('button', { name: 'Continue reply to mele' }).click();
    await send.click();
    await expect.element(sent).toBeVisible();
    expect(shop.posted()).toBe(0);
    expect(provider.comments).toHaveLength(2);
  });

  test(`where the comments cannot be read a ${kind} may have arrived, and is not sent twice [PST-22]`, async () => {
    const provider = new FakeProvider();
    const shop = open(provider);
    await write();
    provider.line.isReadable = false;
    await send.click();
    const mayExist = `Your comment may have arrived, but no answer has reached us. Submit it again: it is sent only if it is not there yet.`;
    await expect.element(alert).toHaveTextContent(mayExist);
    await send.click();
    // Its own words stand there again once the second answer has been looked for, too.
    await expect.element(send).toBeVisible();
    await expect.element(alert).toHaveTextContent(mayExist);
    expect(shop.posted()).toBe(1);
    provider.heal();
    await send.click();
    await expect.element(sent).toBeVisible();
    expect(provider.comments).toHaveLength(2);
  });
}

test('the same words of somebody else are not taken for a comment that did not arrive', async () => {
  const provider = new FakeProvider();
  provider.line.isStored = false;
  open(provider);
  await page.getByLabelText('Your comment').fill('first');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(alert).toHaveTextContent(failed);
});

test('nor are those of somebody else that the page has not loaded [SEC-103]', async () => {
  const provider = new FakeProvider();
  provider.line.isStored = false;
  const older = sampleComment({ id: 2, content: 'older words' });
  const next = 'https://provider.test/api/blog/comments/?page=2';
  const answers = (call: ProviderCall) => {
    if (call.path.includes('page=2')) return { results: [older], next: null };
    const answer = provider.answer(call);
    return Array.isArray(answer) ? { results: answer, next } : answer;
  };
  const shown = showArea(area, { path: '/blog/soup', signedIn: true, answers });
  onTestFinished(() => shown.close());
  await page.getByLabelText('Your comment').fill('older words');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(alert).toHaveTextContent(failed);
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('older words');
});

test('a comment of one customer is not sent in the name of another, who logs in while the comments are read [SEC-152]', async () => {
  const provider = new FakeProvider();
  provider.line.isStored = false;
  const read = Promise.withResolvers<unknown>();
  let isSecond = false;
  const shop = showArea(area, {
    path: '/blog/soup',
    signedIn: true,
    answers: (call) => {
      if (call.path === '/accounts/login/') return { access: tokenOf('another'), refresh: 'refresh' };
      const isRead = isSecond && call.path.startsWith('/blog/comments/');
      return isRead ? read.promise : provider.answer(call);
    },
  });
  onTestFinished(() => shop.close());
  await page.getByLabelText('Your comment').fill('new words');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(alert).toHaveTextContent(failed);
  isSecond = true;
  const before = shop.calls.length;
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.poll(() => shop.calls.length).toBe(before + 1);
  await shop.platform.session.getState().logout();
  await shop.platform.session.getState().login({ email: 'another@umi.example', password: '12345678' });
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('');
  const calls = shop.calls.length;
  read.resolve(provider.comments);
  // Calls that take as long as what would follow.
  for (let nth = 0; nth < 5; nth += 1) await shop.platform.cart.getState().reload();
  expect(shop.calls.slice(calls).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a message whose answer is lost may have arrived: the button says what another press does, after a reload, too [CON-11]', async () => {
  const provider = new FakeProvider();
  const first = open(provider, '/contact');
  for (const [name, text] of Object.entries({
    Name: 'Mele',
    Email: 'mele@umi.example',
    Subject: 'Rice',
    Message: 'More of it.',
  }))
    await page.getByLabelText(name, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const mayExist = page.getByRole('status').filter({ hasText: /^Your message may have arrived/ });
  const again = page.getByRole('button', { name: 'Send It Again' });
  await expect
    .element(mayExist)
    .toHaveTextContent(
      'Your message may have arrived, but no answer has reached us. If you send it again, we may get it twice.',
    );
  await expect.element(again).toBeVisible();
  first.close();
  open(provider, '/contact');
  await expect.element(mayExist).toBeVisible();
  await page.getByLabelText('Subject').fill('Noodles');
  await expect.element(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await page.getByLabelText('Subject').fill('Rice');
  provider.heal();
  await again.click();
  await expect.element(page.getByText(/^Thank you for your message!/)).toBeVisible();
  await expect.element(mayExist).not.toBeInTheDocument();
  expect(provider.messages).toBe(2);
});
