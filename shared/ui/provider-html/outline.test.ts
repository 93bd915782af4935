import { expect, test } from 'vitest';
import { headingLevel, outline } from './html-tree.ts';

test.each([
  [[], 2, []],
  [[1, 2, 2, 3], 2, [2, 3, 3, 4]],
  [[1, 4, 2], 2, [2, 3, 3]],
  [[3, 2, 3], 2, [2, 2, 3]],
  [[2, 3, 2], 3, [3, 4, 3]],
  [[6, 5, 6, 1], 3, [3, 3, 4, 3]],
  [[1, 2, 3, 4, 5, 6], 3, [3, 4, 5, 6, 6, 6]],
])('levels %j below %d are %j', (written, top, shown) => {
  expect(outline(written, top)).toEqual(shown);
});

test('reads the level of a heading from its tag', () => {
  expect(['h1', 'H6', 'h7', 'hr', 'p', 'head'].map(headingLevel)).toEqual([1, 6, 0, 0, 0, 0]);
});
