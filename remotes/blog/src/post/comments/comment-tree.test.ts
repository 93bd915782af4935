import type { Comment } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import {
  commentThreads,
  countThreads,
  inOneList,
  nestedComments,
  repliesTo,
  type Thread,
} from './comment-tree.ts';

function comment(id: number, parent: number | null = null, replies: Comment[] = []): Comment {
  return { id, parent, replies, user: null, content: `${id}`, created_at: '', post: 1, is_approved: true };
}

/** Threads in short: `1(2(3),4) 5`. */
function short(threads: readonly Thread[], gap = ' '): string {
  return threads
    .map(({ comment: { id }, replies }) => (replies.length ? `${id}(${short(replies, ',')})` : `${id}`))
    .join(gap);
}

function threads(...comments: Comment[]): string {
  return short(commentThreads(comments));
}

test('keeps replies nested in their parent at every depth', () => {
  expect(threads(comment(1, null, [comment(2, 1, [comment(3, 2)]), comment(4, 1)]), comment(5))).toBe(
    '1(2(3),4) 5',
  );
});

test('nests replies that come beside their parent, also before it', () => {
  expect(threads(comment(3, 2), comment(1), comment(2, 1), comment(4))).toBe('1(2(3)) 4');
});

test('shows a reply once that comes both nested and beside its parent', () => {
  expect(threads(comment(1, null, [comment(2, 1)]), comment(2, 1), comment(1))).toBe('1(2)');
  expect(threads(comment(2, 1), comment(1, null, [comment(2, 1)]))).toBe('1(2)');
});

test('a nested reply without a parent of its own belongs to the comment around it', () => {
  expect(threads(comment(1, null, [comment(2)]))).toBe('1(2)');
});

test('a reply to a comment that is not there stands on its own', () => {
  expect(threads(comment(2, 99), comment(1))).toBe('2 1');
});

test('loses no comment when comments name each other as parent', () => {
  expect(threads(comment(1), comment(2, 3), comment(3, 2), comment(4, 4))).toBe('1 2(3) 4');
});

test('what is put in front comes first among its siblings', () => {
  const known = [comment(1, null, [comment(2, 1)]), comment(3)];
  expect(threads(comment(9), ...known)).toBe('9 1(2) 3');
  expect(threads(comment(9, 1), ...known)).toBe('1(9,2) 3');
  expect(threads(comment(9, 2), ...known)).toBe('1(2(9)) 3');
});

test('what a document carries of the threads is the same threads', () => {
  const known = commentThreads([comment(3, 2), comment(1), comment(2, 1), comment(4, 2), comment(5)]);
  expect(short(known)).toBe('1(2(3,4)) 5');
  expect(short(commentThreads(nestedComments(known)))).toBe('1(2(3,4)) 5');
});

test('one list has each comment behind the one that it replies to', () => {
  const list = inOneList(
    commentThreads([comment(1, null, [comment(2, 1, [comment(3, 2)]), comment(4, 1)]), comment(5)]),
  );
  expect(list.map(({ thread, answered }) => [thread.comment.id, answered?.id])).toEqual([
    [1, undefined],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, undefined],
  ]);
});

test('reads tens of thousands that answer each other, nested or beside their parents [SEC-198]', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
  const beside = ids.map((id) => comment(id, id - 1 || null));
  const nested = ids.reduceRight<Comment[]>((replies, id) => [comment(id, null, replies)], []);
  for (const comments of [beside, nested]) {
    const threads = commentThreads(comments);
    expect(threads.length).toBe(1);
    expect(countThreads(threads)).toBe(20_000);
    expect(repliesTo(threads, 19_999)[0]?.comment.id).toBe(20_000);
    expect(nestedComments(threads).length).toBe(1);
  }
});

test('counts replies too', () => {
  expect(countThreads(commentThreads([comment(1, null, [comment(2, 1, [comment(3, 2)])]), comment(4)]))).toBe(
    4,
  );
  expect(countThreads([])).toBe(0);
});

test('a reply finds its parent, whether ids are numbers or text [REC-01]', () => {
  const uuid = 'a3bb189e-8bf9-3891-9912-ace4e6543002';
  expect(threads(comment(1), { ...comment(2), parent: '1' }, { ...comment(3), id: '3', parent: 2 })).toBe(
    '1(2(3))',
  );
  expect(threads({ ...comment(1), id: uuid }, { ...comment(2), parent: uuid })).toBe(`${uuid}(2)`);
});
