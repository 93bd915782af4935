import { createComment } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { expect, test, vi } from 'vitest';
import { commentFailureText, submitComment } from './submit-comment.ts';

const answer = {
  id: 9,
  user: null,
  content: 'a',
  created_at: '',
  parent: null,
  replies: [],
  post: 1,
  is_approved: true,
};

const page = { note: { read: () => '', write: () => {} }, isOffline: false, isOthers: () => false };
const siblings: [] = [];

function provider() {
  const call = vi.fn<(...call: unknown[]) => Promise<never>>().mockResolvedValue(answer as never);
  return { call, next: call };
}

test.each(['', '  ', '\n\t'])('refuses the blank comment %j without a call', async (content) => {
  const { call, next } = provider();
  expect(
    await submitComment({ call, next }, { post: 1, parent: null, content, siblings, isWhole: true }, page),
  ).toEqual({
    problem: 'Please enter your comment.',
  });
  expect(call).not.toHaveBeenCalled();
});

test.each([undefined, Number.NaN])('refuses a comment on post %s without a call [PST-11]', async (post) => {
  const { call, next } = provider();
  const draft = { post, parent: null, content: 'a', siblings, isWhole: true };
  const { problem, comment } = await submitComment({ call, next }, draft, page);
  expect(problem).not.toBe('');
  expect(comment).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('sends the trimmed text and keeps the parent, whatever the answer says', async () => {
  const { call, next } = provider();
  const draft = { post: 1, parent: 4, content: ' a ', siblings, isWhole: true };
  const outcome = await submitComment({ call, next }, draft, page);
  expect(call).toHaveBeenCalledExactlyOnceWith(createComment, { post: 1, content: 'a', parent: 4 });
  expect(outcome.comment).toMatchObject({ id: 9, parent: 4 });
});

test('tells the detail, else the texts of its fields, else a sentence [REC-12]', () => {
  const http = (init: object) => commentFailureText(new ProviderError('http', { status: 400, ...init }));
  expect(http({ detail: 'Too many comments.', body: { detail: 'Too many comments.' } })).toBe(
    'Too many comments.',
  );
  expect(http({ fields: { content: ['Too long.'] } })).toBe('content: Too long.');
  expect(http({ body: null })).toBe('Failed to submit comment. Please try again.');
  expect(commentFailureText(new ProviderError('network'))).toBe(
    'Failed to submit comment. Please try again.',
  );
  expect(commentFailureText(new TypeError('x is undefined'))).toBe(
    'Failed to submit comment. Please try again.',
  );
});
