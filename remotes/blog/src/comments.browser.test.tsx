import { failure, showArea, type AreaSetting, type ProviderCall } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

const known = [
  sampleComment({
    id: 1,
    content: 'first',
    replies: [sampleComment({ id: 2, parent: 1, content: 'answer' })],
  }),
  sampleComment({ id: 3, content: 'second', user: { username: 'hana' } }),
];

interface Setting extends Partial<AreaSetting> {
  readonly comments?: unknown;
  readonly slug?: string;
  /** What the provider says to a new comment. */
  post?(call: ProviderCall): unknown;
}

function open({ comments = known, slug = 'soup', post = () => failure(500), signedIn = true }: Setting = {}) {
  const shown = showArea(area, {
    path: '/blog/soup',
    signedIn,
    answers: (call) => {
      if (call.method === 'POST') return post(call);
      return call.path.startsWith('/blog/comments/') ? comments : samplePost({ slug });
    },
  });
  onTestFinished(() => shown.close());
  return { ...shown, posted: () => shown.calls.filter(({ method }) => method === 'POST') };
}

const field = page.getByLabelText('Your comment');
const send = page.getByRole('button', { name: 'Submit Comment' });
const replyButton = page.getByRole('button', { name: 'Reply to mele' }).first();
const replyField = page.getByLabelText('Your reply to mele');
const sendReply = page.getByRole('button', { name: 'Submit Reply' });

/** What was asked for, the posts to read next apart. */
function asked(calls: readonly ProviderCall[]): string[] {
  return calls
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/blog/posts/?'))
    .map(({ path }) => path);
}

/** What the comments say, from the top. */
function said(element: Element): string[] {
  return [...element.querySelectorAll('#comments article > p')].map((text) => text.textContent);
}

test('hundreds of comments that answer each other stand in few lists within each other [SEC-198]', async () => {
  const comments = Array.from({ length: 300 }, (_, id) =>
    sampleComment({ id, parent: id ? id - 1 : null, content: `${id}`, user: { username: `guest ${id}` } }),
  );
  const { element } = open({ comments });
  await expect.element(page.getByText('In reply to guest 298')).toBeVisible();
  expect(said(element)).toEqual(comments.map(({ content }) => content));
  expect(element.querySelector('ul '.repeat(21))).not.toBeNull();
  expect(element.querySelector('ul '.repeat(22))).toBeNull();
  await page.getByRole('button', { name: 'Reply to guest 299' }).click();
  await expect.element(page.getByLabelText('Your reply to guest 299')).toBeVisible();
});

test('a reply names whom it answers in a few letters, however long the name is [SEC-210]', async () => {
  const comments = Array.from({ length: 40 }, (_, id) =>
    sampleComment({
      id,
      parent: id ? Math.min(id - 1, 4) : null,
      content: `${id}`,
      user: { username: id === 4 ? 'long '.repeat(3000) : 'mele' },
    }),
  );
  const { element } = open({ comments });
  await expect.element(page.getByText(/^In reply to long long/).first()).toBeVisible();
  expect(element.textContent.match(/long/g)?.length).toBeLessThan(3000 + 40 * 20);
});

test('the login of each comment leads back to the address of the page, however long the slug of its post is [SEC-210]', async () => {
  const { element } = open({ slug: '€'.repeat(20_000), signedIn: false });
  await expect.element(page.getByRole('link', { name: 'Log in to reply to hana' })).toBeVisible();
  const links = [...element.querySelectorAll('#comments a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/login?redirect=/blog/soup#comments']));
});

test('offers a customer a form, and a reply form at every comment [PST-08]', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'Leave a Comment' })).toBeVisible();
  await expect.element(field).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Reply to/ });
  expect(buttons.elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Reply to hana' }).click();
  await expect.element(page.getByLabelText('Your reply to hana')).toBeVisible();
});

test('sends a visitor to the login and shows no form [PST-09]', async () => {
  const { element } = open({ signedIn: false });
  await expect.element(page.getByText(/^You must be logged in to leave a comment/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log in', exact: true }))
    .toHaveAttribute('href', '/login?redirect=/blog/soup#comments');
  expect(element.querySelector('form, textarea')).toBeNull();
  await expect.element(page.getByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});

test('a comment is as high for a visitor, who may log in to reply, as for a customer', async () => {
  const heightOf = async (signedIn: boolean) => {
    const { element, close } = open({ signedIn });
    const control = page.getByRole(signedIn ? 'button' : 'link', { name: /reply to hana$/i });
    await expect.element(control).toBeVisible();
    const height = element.querySelector('#comments > ul')?.getBoundingClientRect().height;
    close();
    return height;
  };
  const visitor = await heightOf(false);
  expect(visitor).toBeGreaterThan(100);
  expect(await heightOf(true)).toBe(visitor);
});

test('refuses a blank comment and a blank reply without a call [PST-10]', async () => {
  const { posted } = open();
  await field.fill('  \n ');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter your comment.');
  await field.fill('words');
  await replyButton.click();
  await sendReply.click();
  const reply = page.getByRole('article', { name: 'Comment by mele' }).first();
  await expect.element(reply.getByRole('alert')).toHaveTextContent('Please enter your comment.');
  expect(posted()).toEqual([]);
});

test.each([
  ['comment', send, field, async () => {}, async () => {}],
  ['reply', sendReply, replyField, () => replyButton.click(), () => replyButton.click()],
] as const)(
  'shows that a %s is being sent, sends it once, and is empty then [PST-12] [PST-13]',
  async (_, button, text, start, again) => {
    let answer = (_comment: unknown) => {};
    const { posted, element } = open({ post: () => new Promise((resolve) => (answer = resolve)) });
    await expect.element(field).toBeVisible();
    await start();
    await text.fill('new words');
    await button.click();
    const busy = page.getByRole('button', { name: /Submitting…$/ });
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    const form = text.element().closest('form');
    form?.requestSubmit();
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await expect.poll(posted).toHaveLength(1);
    answer(sampleComment({ id: 9, content: 'new words' }));
    await expect.element(busy).not.toBeInTheDocument();
    await again();
    await expect.element(text).toHaveValue('');
    expect(posted()).toHaveLength(1);
    expect(said(element)).toContain('new words');
  },
);

test('puts a new comment first, without a reload [PST-14] [API-22]', async () => {
  const { element, posted, calls } = open({ post: () => sampleComment({ id: 9, content: 'new' }) });
  await field.fill(' new ');
  await send.click();
  await expect.poll(() => said(element)).toEqual(['new', 'first', 'answer', 'second']);
  expect(posted()[0]?.body).toEqual({ post: 1, content: 'new', parent: null });
  expect(asked(calls)).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'Comments (4)' })).toBeVisible();
});

test('puts a new reply first among the replies of its parent, without a reload [PST-15] [API-22]', async () => {
  const { element, posted, calls } = open({
    post: () => sampleComment({ id: 9, content: 'new', parent: 1 }),
  });
  await replyButton.click();
  await replyField.fill('new');
  await sendReply.click();
  await expect.poll(() => said(element)).toEqual(['first', 'new', 'answer', 'second']);
  expect(posted()[0]?.body).toEqual({ post: 1, content: 'new', parent: 1 });
  expect(asked(calls)).toHaveLength(2);
});

test.each([
  ['the detail', () => failure(400, { detail: 'Too many comments.' }), 'Too many comments.'],
  ['a structured answer', () => failure(400, { content: ['Too long.'] }), 'content: Too long.'],
  ['a sentence for a bare status', () => failure(500), 'Failed to submit comment. Please try again.'],
  [
    'a sentence for a lost connection',
    () => Promise.reject(new Error('down')),
    'Failed to submit comment. Please try again.',
  ],
] as const)(
  'shows %s when a comment or a reply fails, and keeps the words [PST-16]',
  async (_, post, text) => {
    open({ post });
    await field.fill('words');
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(field).toHaveValue('words');
    await replyButton.click();
    await replyField.fill('more words');
    await sendReply.click();
    const reply = page.getByRole('article', { name: 'Comment by mele' }).first();
    await expect.element(reply.getByRole('alert')).toHaveTextContent(text);
    await expect.element(replyField).toHaveValue('more words');
  },
);

test('appends the next page of comments [PST-21]', async () => {
  const shown = showArea(area, {
    path: '/blog/soup',
    answers: ({ path }) => {
      if (!path.startsWith('/blog/comments/')) return samplePost();
      return path.includes('page=2')
        ? {
            results: [
              sampleComment({ id: 4, content: 'late answer', parent: 3 }),
              sampleComment({ id: 5, content: 'last' }),
            ],
            next: null,
          }
        : { results: known, next: 'https://provider.test/api/blog/comments/?post=1&is_approved=true&page=2' };
    },
  });
  onTestFinished(() => shown.close());
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => said(shown.element)).toEqual(['first', 'answer', 'second', 'late answer', 'last']);
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('asks for published posts and approved comments', async () => {
  const { calls } = open();
  await expect.element(field).toBeVisible();
  expect(asked(calls)).toEqual(['/blog/posts/soup/', '/blog/comments/?post=1&is_approved=true']);
});

test('keeps a comment whose session has ended, and links to the login that leads back to it [SES-21]', async () => {
  open({ post: () => failure(401, { detail: 'Token is invalid' }) });
  await field.fill('Good soup.');
  await send.click();
  await expect.element(page.getByText(/^Please log in again\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/blog/soup')}`);
  await expect.element(field).toHaveValue('Good soup.');
});
