import { expect, test } from 'vitest';
import { halfStars } from './stars.tsx';

test.each([
  [4.3, 4.5],
  [4.2, 4],
  [4.25, 4.5],
  [4.75, 5],
  [0.2, 0],
  [5, 5],
  [7, 5],
  [-1, 0],
])('rounds %d to %d stars', (rating, stars) => {
  expect(halfStars(rating)).toBe(stars);
});
