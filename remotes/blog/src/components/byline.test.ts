import { expect, test } from 'vitest';
import { byline } from './post-facts.ts';

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
