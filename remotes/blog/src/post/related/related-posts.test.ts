import type { Post } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.ts';

function post(id: number, title: string, content = '', published_at = '2024-01-01T00:00:00Z'): Post {
  return {
    id,
    slug: `post-${id}`,
    title,
    content: `<p>${content}</p>`,
    published_at,
    featured_image: null,
    comment_count: 0,
    author: null,
    status: 'published',
  };
}

async function titles(...posts: Parameters<typeof relatedPosts>): Promise<string[]> {
  return (await relatedPosts(...posts)).map(({ title }) => title);
}

test('offers first what shares the most words', async () => {
  const soup = post(1, 'A soup of miso', 'Kelp and tofu with scallion');
  expect(
    await titles(soup, [
      post(2, 'The knife', 'Steel and with a stone'),
      post(3, 'Broth', 'Kelp makes broth with time'),
      post(4, 'More miso', 'Tofu with rice'),
    ]),
  ).toEqual(['More miso', 'Broth', 'The knife']);
});

test('words that all posts have do not count, and equals come newest first', async () => {
  const soup = post(1, 'Soup', 'with from with');
  expect(
    await titles(soup, [
      post(2, 'Old', 'with from', '2024-01-01T00:00:00Z'),
      post(3, 'New', 'with from', '2024-03-01T00:00:00Z'),
      post(4, 'Undated', 'with from', ''),
    ]),
  ).toEqual(['New', 'Old', 'Undated']);
});

test('leaves out the post itself, drafts, doubles and all beyond three', async () => {
  const soup = post(1, 'Soup');
  const others = [2, 3, 4, 5].map((id) => post(id, `Post ${id}`));
  expect(
    await relatedPosts(soup, [soup, { ...post(9, 'Draft'), status: 'draft' }, ...others, ...others]),
  ).toHaveLength(3);
  expect(await titles(soup, [soup])).toEqual([]);
});
