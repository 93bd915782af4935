import type { SearchableProduct } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { aProduct } from '../samples.ts';
import { createProductIndex } from './product-index.ts';

const attributes = (stated: Readonly<Record<string, string>>) =>
  Object.entries(stated).map(([key, value], order) => ({ key, value, order }));

const dish = (name: string, category: string, changes: Partial<SearchableProduct> = {}) => ({
  ...aProduct({ name, slug: name, category: { name: category, slug: category.toLowerCase() }, ...changes }),
  updated_at: '',
});

const search = createProductIndex([
  dish('Salmon nigiri', 'Nigiri', { attributes: attributes({ Allergens: 'Fish, soy' }), stock: 0 }),
  dish('Salmon temaki', 'Temaki', { attributes: attributes({ Allergens: 'Fish', Origin: 'Faroe' }) }),
  dish('Cucumber hosomaki', 'Maki', { attributes: attributes({ Dietary: 'Vegan, Gluten-free' }) }),
  dish('Jalapeño gyoza', 'Sides', { attributes: attributes({ Allergens: 'Gluten' }) }),
  dish('Matcha ice', 'Sweets', { description: 'Stone-ground tea over vanilla.' }),
]);
const names = (products: readonly SearchableProduct[]) => products.map(({ name }) => name);

test.each([
  ['a letter left out', 'salmn', ['Salmon temaki', 'Salmon nigiri']],
  ['another letter left out', 'samon', ['Salmon temaki', 'Salmon nigiri']],
  ['no accent', 'jalapeno', ['Jalapeño gyoza']],
  ['an accent too many', 'sálmon temaki', ['Salmon temaki']],
  ['the beginning of a word', 'temak', ['Salmon temaki']],
  ['the end of a word', 'somaki', ['Cucumber hosomaki']],
  ['a diet', 'vegan', ['Cucumber hosomaki']],
  ['a diet that includes another', 'vegetarian', ['Cucumber hosomaki']],
  ['an attribute', 'faroe', ['Salmon temaki']],
  ['a category', 'sweets', ['Matcha ice']],
  ['a description', 'vanilla', ['Matcha ice']],
  ['words that no dish has all of', 'matcha unicorn', ['Matcha ice']],
  ['nothing of the menu', 'pizza', []],
])('finds dishes by %s', (_, term, expected) => {
  expect(names(search(term).found)).toEqual(expected);
});

test('tells what contains an allergen apart from what is found otherwise', () => {
  const { found, withAllergen } = search('gluten');
  expect(names(found)).toEqual(['Cucumber hosomaki']);
  expect(names(withAllergen)).toEqual(['Jalapeño gyoza']);
  expect(search('soy').found).toEqual([]);
});

test.each([
  ['soy free', 'Bean roll', ['Rice roll']],
  ['Soy-free', 'Bean roll', ['Rice roll']],
  ['roll without soy', 'Bean roll', ['Cheese roll', 'Fish roll', 'Rice roll']],
  ['no soy', 'Bean roll', ['Rice roll']],
  ['free from soy', 'Bean roll', ['Cheese roll', 'Fish roll', 'Rice roll']],
  ['soy and egg free', 'Bean roll', ['Cheese roll', 'Fish roll', 'Rice roll']],
  ['roll w/o soy', 'Bean roll', ['Cheese roll', 'Fish roll', 'Rice roll']],
  ['soy\u2011free', 'Bean roll', ['Rice roll']],
  ['fish free', 'Fish roll', []],
  ['dairy free', 'Cheese roll', ['Bean roll', 'Fish roll', 'Rice roll']],
])('what states what a search asks to be free from is told apart: %s [SEC-262]', (term, apart, others) => {
  const marked = (mark: string, allergens: string, key = 'Allergens') =>
    attributes({ Dietary: mark, [key]: allergens });
  const { found, withAllergen } = createProductIndex([
    dish('Bean roll', 'Rolls', { attributes: marked('Gluten-free', 'Soy') }),
    dish('Rice roll', 'Rolls', {
      attributes: marked('Soy-free', 'None'),
      description: 'With a soy-free sauce.',
    }),
    dish('Fish roll', 'Rolls', { attributes: marked('Egg-free', 'Fish', 'Allergen info') }),
    dish('Cheese roll', 'Rolls', { attributes: marked('Egg-free', 'Milk') }),
  ])(term);
  expect(names(withAllergen)).toEqual([apart]);
  expect(names(found).toSorted()).toEqual(others);
});

test('what a search asks for beside that is found [SEC-262]', () => {
  const prawns = dish('Shrimp tempura', 'Sides', {
    attributes: attributes({ Dietary: 'Gluten-free', Allergens: 'Crustaceans (shrimp)' }),
  });
  expect(names(createProductIndex([prawns])('gluten free shrimp tempura').found)).toEqual(['Shrimp tempura']);
});

test('of a search twelve words are read, which a browser can search at once', () => {
  const letters = `${'x '.repeat(12)}salmon`;
  expect(search(letters).found).toEqual([]);
  expect(names(search(`${'x '.repeat(11)}salmon`).found)).toEqual(['Salmon temaki', 'Salmon nigiri']);
});

test.each(['constructor', '__proto__'])('a dish with the mark %s is found as any other [SEC-117]', (mark) => {
  const odd = dish('Odd roll', 'Maki', { attributes: [{ key: 'Dietary', value: mark, order: 1 }] });
  expect(names(createProductIndex([odd])('roll').found)).toEqual(['Odd roll']);
});
