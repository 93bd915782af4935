import { expect, test } from 'vitest';
import { blockingTime, ratios, summary } from './statistics.ts';

test('the median lies in the middle, the spread around the middle half', () => {
  expect(summary([30, 10, 50, 20, 40])).toEqual({ median: 30, low: 20, high: 40 });
  expect(summary([1, 2])).toEqual({ median: 1.5, low: 1.25, high: 1.75 });
  expect(summary([7])).toEqual({ median: 7, low: 7, high: 7 });
  expect(() => summary([])).toThrow(RangeError);
});

test('a ratio is taken within its round', () => {
  expect(ratios([200, 400], [100, 100])).toEqual([2, 4]);
  expect(ratios([0, 0], [0, 2])).toEqual([1, 0]);
  expect(() => ratios([1, 2], [1])).toThrow('round 1');
});

test('counts what tasks take beyond 50 ms each once something was painted', () => {
  const tasks = [
    { start: 100, end: 400 },
    { start: 450, end: 600 },
    { start: 700, end: 760 },
  ];
  expect(blockingTime(tasks, 0)).toBe(250 + 100 + 10);
  expect(blockingTime(tasks, 300)).toBe(50 + 100 + 10);
  expect(blockingTime(tasks, 440)).toBe(100 + 10);
  expect(blockingTime(tasks, 1000)).toBe(0);
  expect(blockingTime([], 0)).toBe(0);
});
