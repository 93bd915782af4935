import { expect, test } from 'vitest';
import { contrastOf, readableOn, type Colour } from './colours.ts';

test('measures contrast as WCAG does', () => {
  expect(contrastOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastOf([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 1);
});

test('keeps a colour that can be read, and darkens or lightens one that cannot until it can', () => {
  const cream: Colour = [255, 246, 230];
  expect(readableOn(cream, [143, 43, 31], 4.5)).toEqual([143, 43, 31]);
  const grounds: Colour[] = [cream, [20, 24, 30], [128, 128, 128], [255, 200, 0]];
  for (const ground of grounds)
    for (const colour of [[242, 184, 75], ground, [0, 0, 0]] as Colour[])
      expect(contrastOf(ground, readableOn(ground, colour, 4.5))).toBeGreaterThanOrEqual(4.5);
});
