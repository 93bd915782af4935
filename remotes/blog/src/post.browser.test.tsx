import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleComment, samplePost } from './samples.ts';

function open(answers: ProviderAnswers) {
  const shown = showArea(area, { path: '/blog/soup', answers });
  onTestFinished(() => shown.close());
  return shown;
}

/** A provider with one post and its comments. */
function withPost(post: unknown, comments: unknown = []): ProviderAnswers {
  return ({ path }) => (path.startsWith('/blog/comments/') ? comments : post);
}

const heading = (name: string) => page.getByRole('heading', { name });

test('shows title, date and writer [PST-01]', async () => {
  open(withPost(samplePost()));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'A soup that starts the day before' }))
    .toBeVisible();
  await expect.element(page.getByText('Published on March 5, 2024 by Aiko')).toBeVisible();
});

test.each([undefined, null, ' '])(
  'a post whose answer has the slug %j is shown under that of its address [REC-15]',
  async (slug) => {
    open(withPost({ ...samplePost(), slug, title: slug }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'soup' })).toBeVisible();
    await expect.element(page.getByText('Published on March 5, 2024 by Aiko')).toBeVisible();
  },
);

test('names the writer Admin without a username [PST-01]', async () => {
  open(withPost(samplePost({ author: { username: '' } })));
  await expect.element(page.getByText('Published on March 5, 2024 by Admin')).toBeVisible();
});

test('shows the featured image and hides one that fails to load [PST-02]', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const { element, close } = open(withPost(samplePost({ featured_image: pixel })));
  await expect.poll(() => element.querySelector('img')?.naturalWidth).toBe(1);
  close();
  const broken = open(withPost(samplePost({ featured_image: 'data:image/gif;base64,AAAA' })));
  await expect.element(page.getByText(/^Published on/)).toBeVisible();
  await expect.poll(() => broken.element.querySelector('img')).toBeNull();
});

test('shows no image without one', async () => {
  const { element } = open(withPost(samplePost({ featured_image: null })));
  await expect.element(page.getByText(/^Published on/)).toBeVisible();
  expect(element.querySelector('img')).toBeNull();
});

test('shows the content as HTML, and a sentence without content [PST-03]', async () => {
  const { element, close } = open(withPost(samplePost()));
  await expect.poll(() => element.querySelector('p strong')?.textContent).toBe('one night');
  close();
  open(withPost(samplePost({ content: '' })));
  await expect.element(page.getByText('No content available.')).toBeVisible();
  expect(page.getByText('No content available.').element().localName).toBe('p');
});

test('heads the comments with their number, replies included [PST-04]', async () => {
  const replies = [sampleComment({ id: 2, parent: 1, replies: [sampleComment({ id: 3, parent: 2 })] })];
  const { element } = open(withPost(samplePost(), [sampleComment({ replies }), sampleComment({ id: 4 })]));
  await expect.element(heading('Comments (4)')).toBeVisible();
  expect(heading('Comments (4)').element().closest('section')).toBe(element.querySelector('#comments'));
});

test('shows who said what and when, as plain text [PST-05] [SEC-02]', async () => {
  const hostile = '<img src=x onerror=alert(1)><b>bold</b>';
  const { element } = open(
    withPost(samplePost({ featured_image: null }), [
      sampleComment({ content: hostile, user: { username: '<i>mele</i>' } }),
      sampleComment({ id: 2, user: null }),
    ]),
  );
  const first = page.getByRole('article', { name: 'Comment by <i>mele</i>' });
  await expect.element(first.getByText('<i>mele</i>')).toBeVisible();
  await expect.element(first.getByText('March 6, 2024')).toBeVisible();
  await expect.element(first.getByText(hostile)).toBeVisible();
  expect(element.querySelector('#comments :is(img, i)')).toBeNull();
  await expect.element(page.getByText('Anonymous')).toBeVisible();
});

test('indents replies below their parent at every depth, each comment once [PST-06]', async () => {
  const deep = [2, 3, 4, 5, 6].map((id) => sampleComment({ id, parent: id - 1, content: `said ${id}` }));
  open(
    withPost(samplePost(), [
      sampleComment({ content: 'said 1', replies: [deep[0] ?? sampleComment()] }),
      ...deep,
    ]),
  );
  await expect.element(heading('Comments (6)')).toBeVisible();
  const boxes = [1, 2, 3, 4, 5, 6].map((id) =>
    page.getByText(`said ${id}`).element().getBoundingClientRect(),
  );
  const lefts = boxes.map(({ left }) => Math.round(left));
  const tops = boxes.map(({ top }) => Math.round(top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(new Set(lefts.slice(0, 4)).size).toBe(4);
  expect(Math.min(...lefts.slice(1))).toBeGreaterThan(lefts[0] ?? Infinity);
});

test('invites the first comment [PST-07]', async () => {
  open(withPost(samplePost()));
  await expect.element(page.getByText('No approved comments yet. Be the first!')).toBeVisible();
});

const absent: readonly (readonly [what: string, answer: () => unknown, text: string])[] = [
  [
    'a 404, whatever its detail [PST-17]',
    () => failure(404, { detail: 'No Post matches.' }),
    'Blog post not found or not published.',
  ],
  ['a draft [PST-18] [API-20]', () => samplePost({ status: 'draft' }), 'Post not found or not published.'],
  [
    'a post without a status',
    () => ({ ...samplePost(), status: undefined }),
    'Post not found or not published.',
  ],
  ['no post [PST-20]', () => null, 'Blog post not found.'],
];

test.each(absent)('shows a sentence in place of %s', async (_, answer, text) => {
  open(({ path }) => (path.startsWith('/blog/comments/') ? [] : answer()));
  await expect.element(heading(text)).toBeVisible();
  await expect.element(page.getByText(/A soup that starts/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});

test('shows why the post, or its comments, cannot be loaded [PST-19]', async () => {
  const text = 'Failed to load blog post or comments.';
  const failures = [
    [failure(500), text],
    [failure(503, { detail: 'Closed for the night.' }), 'Closed for the night.'],
    [{ slug: 'soup' }, text],
  ] as const;
  for (const [failing, expected] of failures) {
    const one = open(withPost(failing));
    await expect.element(heading(expected)).toBeVisible();
    one.close();
    const other = open(({ path }) => {
      if (!path.startsWith('/blog/comments/')) return samplePost();
      return failing;
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent(expected);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'A soup that starts the day before' }))
      .toBeVisible();
    other.close();
  }
});

test('shows a post whose comments are slow, then the comments', async () => {
  let say: (comments: unknown) => void = () => {};
  open(({ path }) =>
    path.startsWith('/blog/comments/') ? new Promise((resolve) => (say = resolve)) : samplePost(),
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'A soup that starts the day before' }))
    .toBeVisible();
  say([sampleComment()]);
  await expect.element(heading('Comments (1)')).toBeVisible();
});
