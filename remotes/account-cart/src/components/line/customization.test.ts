import { expect, test } from 'vitest';
import { customizationTexts } from './customization.ts';

test('shows every choice as key and value', () => {
  expect(customizationTexts({ Wasabi: 'on the side', Pieces: 8, Vegan: true })).toEqual([
    'Wasabi: on the side',
    'Pieces: 8',
    'Vegan: true',
  ]);
});

test('values of any shape stay readable', () => {
  expect(customizationTexts({ extras: ['ginger', 2], note: null, box: { size: 'small' } })).toEqual([
    'extras: ginger, 2',
    'note: ',
    'box: {"size":"small"}',
  ]);
  expect(customizationTexts({})).toEqual([]);
});
