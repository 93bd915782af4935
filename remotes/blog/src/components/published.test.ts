import { expect, test } from 'vitest';
import { publishedPosts } from './post-facts.ts';

test('keeps what is published, each post once, in its order', () => {
  const posts = [
    { id: 3, status: 'published' },
    { id: 1, status: 'draft' },
    { id: 2, status: '' },
    { id: 4, status: 'published' },
    { id: 3, status: 'published' },
  ];
  expect(publishedPosts(posts).map(({ id }) => id)).toEqual([3, 4]);
});
