import { expect, test } from 'vitest';
import { canaryRange } from './canary-range.ts';

test.each([
  ['the first numbers', 1000, [], undefined, { from: 0, to: 1000 }],
  [
    'the lowest gap that is large enough',
    1000,
    [
      { from: 500, to: 2000 },
      { from: 3500, to: 4000 },
    ],
    undefined,
    { from: 2000, to: 3000 },
  ],
  ['more numbers at the end of what it has', 2000, [], { from: 1000, to: 2000 }, { from: 1000, to: 3000 }],
  [
    'more numbers before what it has, where another follows',
    2000,
    [{ from: 2000, to: 3000 }],
    { from: 1000, to: 2000 },
    { from: 0, to: 2000 },
  ],
  ['fewer of what it has', 500, [], { from: 1000, to: 2000 }, { from: 1000, to: 1500 }],
  [
    'another gap where its own is too small',
    3000,
    [
      { from: 0, to: 1000 },
      { from: 2000, to: 3000 },
    ],
    { from: 1000, to: 2000 },
    { from: 3000, to: 6000 },
  ],
  ['all numbers', 10_000, [], { from: 9000, to: 10_000 }, { from: 0, to: 10_000 }],
])('gives %s', (_, size, others, current, range) => {
  expect(canaryRange(size, others, current)).toEqual(range);
});

test('gives nothing when no gap is large enough', () => {
  expect(canaryRange(4001, [{ from: 4000, to: 6000 }])).toBeUndefined();
});
