import { expect, test } from 'vitest';
import { averageColour } from './picture-colour.ts';

test('averages the pixels', () => {
  expect(averageColour([0, 100, 200, 255, 100, 200, 0, 255])).toBe('rgb(50 150 100)');
});

test('transparent pixels count for less', () => {
  expect(averageColour([200, 200, 200, 255, 0, 0, 0, 0])).toBe('rgb(200 200 200)');
});

test('an empty picture has no colour', () => {
  expect(averageColour([])).toBeNull();
  expect(averageColour([9, 9, 9, 0])).toBeNull();
});
