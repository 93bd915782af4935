import { expect, test } from 'vitest';
import { byline, publishedPosts, newestPosts } from './post-facts.ts';

test.each([0, 1, 12])('says who, when and how many comments, for %i too', (comment_count) => {
  const post = { author: { username: 'Aiko' }, published_at: '2024-03-05T23:30:00Z', comment_count };
  expect(byline(post)).toBe(`By Aiko on March 5, 2024 | ${comment_count} Comment(s)`);
});

test.each([null, { username: '' }, { username: '  ' }])('names the writer Admin for %j', (author) => {
  expect(byline({ author, published_at: '2024-03-05', comment_count: 2 })).toBe(
    'By Admin on March 5, 2024 | 2 Comment(s)',
  );
});

test('leaves out a date that is none', () => {
  expect(byline({ author: null, published_at: 'soon', comment_count: 0 })).toBe('By Admin | 0 Comment(s)');
});

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
