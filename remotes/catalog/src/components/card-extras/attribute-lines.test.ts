import { expect, test } from 'vitest';
import { attributeLines } from './attribute-lines.ts';

test('writes one attribute a line, in their order', () => {
  const attributes = [
    { key: 'Fish', value: 'Salmon', order: 2 },
    { key: 'Pieces', value: '2', order: 1 },
  ];
  expect(attributeLines(attributes)).toEqual(['Pieces: 2', 'Fish: Salmon']);
  expect(attributeLines([])).toEqual([]);
});
