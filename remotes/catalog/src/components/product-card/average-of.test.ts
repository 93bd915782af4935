import { expect, test } from 'vitest';
import { averageOf } from './average-of.ts';

test('averages the pixels', () => {
  expect(averageOf([0, 100, 200, 255, 100, 200, 0, 255])).toBe('rgb(50 150 100)');
});

test('lets see-through pixels count for less', () => {
  expect(averageOf([200, 200, 200, 255, 0, 0, 0, 0])).toBe('rgb(200 200 200)');
});

test('knows no colour of an empty picture', () => {
  expect(averageOf([])).toBeNull();
  expect(averageOf([9, 9, 9, 0])).toBeNull();
});
