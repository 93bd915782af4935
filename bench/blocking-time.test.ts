import { expect, test } from 'vitest';
import { blockingTime } from './blocking-time.ts';

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
