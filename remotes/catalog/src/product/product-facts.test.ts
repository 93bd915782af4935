import { expect, test } from 'vitest';
import { attributeRows } from './product-facts.tsx';

const texts = (attributes: Parameters<typeof attributeRows>[0]) =>
  attributeRows(attributes).map(({ key, value }) => `${key}: ${value}`);

test('lists attributes in ascending order, whatever their order in the answer', () => {
  expect(
    texts([
      { key: 'Energy', value: '128 kcal', order: 10 },
      { key: 'Pieces', value: '2', order: 1 },
      { key: 'Fish', value: 'Salmon', order: 2 },
    ]),
  ).toEqual(['Pieces: 2', 'Fish: Salmon', 'Energy: 128 kcal']);
});

test('gives attributes of one name a row each [REC-10]', () => {
  expect(
    texts([
      { key: 'Dietary', value: 'Gluten-free', order: 3 },
      { key: 'Dietary', value: 'Raw fish', order: 2 },
      { key: 'Pieces', value: '2', order: 4 },
      { key: 'Dietary', value: 'Spicy', order: 5 },
    ]),
  ).toEqual(['Dietary: Raw fish', 'Dietary: Gluten-free', 'Pieces: 2', 'Dietary: Spicy']);
});

test('gives every row a key of its own, also when orders repeat', () => {
  const rows = attributeRows([
    { key: 'A', value: '1', order: 0 },
    { key: 'B', value: '2', order: 0 },
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});
