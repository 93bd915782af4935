import { expect, test } from 'vitest';
import { canZoom, originAt, stepped } from './zoom.ts';

test('zooms only where the file holds more than 1.1 times what is shown', () => {
  expect(canZoom(1100, 1000)).toBe(false);
  expect(canZoom(1101, 1000)).toBe(true);
  expect(canZoom(480, 664)).toBe(false);
  expect(canZoom(480, 0)).toBe(false);
});

test('zooms around the pointer', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(originAt(box, 100, 50)).toEqual({ x: 0, y: 0 });
  expect(originAt(box, 300, 100)).toEqual({ x: 50, y: 25 });
  expect(originAt(box, 900, 0)).toEqual({ x: 100, y: 0 });
});

test('moves by the arrow keys, as far as the picture goes', () => {
  expect(stepped({ x: 50, y: 50 }, 'ArrowLeft')).toEqual({ x: 40, y: 50 });
  expect(stepped({ x: 50, y: 95 }, 'ArrowDown')).toEqual({ x: 50, y: 100 });
  expect(stepped({ x: 50, y: 50 }, 'Home')).toBeNull();
});
