import { expect, test } from 'vitest';
import { mayStateFood, statesFood } from './names-food.ts';

const stating = (...statements: readonly string[]) => new Map(statements.map((one) => [one, one]));
const nuts = Array.from({ length: 41 }, (_, number) => `nut ${number}`);

test.each([
  ['in the same words', stating('soy'), 'soy', true],
  ['among others', stating('tree nuts (cashew)'), 'tree nut', true],
  ['in words of two statements', stating('tree tomato', 'nuts'), 'tree nut', false],
  ['as what it is free from', stating('nut-free'), 'nut', false],
  ['in no word', stating('fish'), 'soy', false],
  ['among forty that share a word', stating(...nuts.slice(1)), 'nut tree', false],
  ['among too many to compare', stating(...nuts), 'nut tree', true],
])('a food is stated %s or is not', (_, stated, food, expected) => {
  expect(statesFood(stated, food)).toBe(expected);
});

test.each([
  ['in fewer words', stating('soy', 'tree nuts'), 'tree nuts (cashew)', true],
  ['in one of them and another', stating('cashew butter'), 'tree nuts (cashew)', true],
  ['among others', stating('fish, tree nuts / soy'), 'tree nuts (cashew)', true],
  ['with its small words alone', stating('products containing milk'), 'cereals containing gluten', false],
  ['as what it is free from', stating('nut-free'), 'tree nuts', false],
  ['among too many to compare', stating(...nuts), 'nut tree', true],
])('a food may be stated %s or may not [DIE-08]', (_, stated, food, expected) => {
  expect(mayStateFood(stated, food)).toBe(expected);
});
