import { expect, test } from 'vitest';
import { newestPosts } from './post-facts.ts';

function post(id: number, published_at: string, status = 'published') {
  return { id, published_at, status };
}

test('gives the published posts, newest first', () => {
  const posts = [
    post(1, '2024-01-01T00:00:00Z'),
    post(2, '2024-03-01T00:00:00Z'),
    post(3, '2024-04-01T00:00:00Z', 'draft'),
    post(4, '2024-02-01T00:00:00Z'),
    post(5, '2024-01-15T12:00:00+02:00'),
  ];
  expect(newestPosts(posts).map(({ id }) => id)).toEqual([2, 4, 5, 1]);
});

test('puts posts without a date last', () => {
  expect(newestPosts([post(1, ''), post(2, 'soon'), post(3, '2024-01-01')]).map(({ id }) => id)).toEqual([
    3, 1, 2,
  ]);
});
