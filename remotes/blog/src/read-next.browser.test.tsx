import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { samplePost } from './samples.ts';

const long = `<p>${'Soup '.repeat(300)}</p>`.repeat(4);

function open(list: unknown, content = long) {
  const shown = showArea(area, {
    path: '/blog/soup',
    answers: ({ path }) => {
      if (path.startsWith('/blog/comments/')) return [];
      return path.startsWith('/blog/posts/?') ? list : samplePost({ content });
    },
  });
  onTestFinished(() => shown.close());
  const asked = () => shown.calls.some(({ path }) => path.startsWith('/blog/posts/?'));
  return { ...shown, asked };
}

const heading = page.getByRole('heading', { name: 'Read next' });
const comments = page.getByRole('heading', { name: 'Comments (0)' });

test('says how long a post takes to read', async () => {
  open([]);
  await expect.element(page.getByText('5 min read')).toBeVisible();
});

test('offers other posts at the end of a post, and asks for them only there', async () => {
  const others = [2, 3].map((id) => samplePost({ id, slug: `post-${id}`, title: `Post ${id}` }));
  const { element, asked } = open([samplePost(), ...others]);
  await expect.element(comments).toBeInTheDocument();
  expect(asked()).toBe(false);
  comments.element().scrollIntoView();
  await expect.element(heading).toBeVisible();
  await expect
    .poll(() =>
      Array.from(element.querySelectorAll('section > div > a'), (link) => link.getAttribute('href')),
    )
    .toEqual(['/blog/post-2', '/blog/post-3']);
});

test.each([
  ['there are no others', [samplePost()]],
  ['they cannot be loaded', failure(500)],
  ['the answer is malformed', { posts: 1 }],
])('offers nothing when %s', async (_, list) => {
  const { asked } = open(list, '<p>Short.</p>');
  await expect.poll(asked).toBe(true);
  await expect.element(comments).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});
