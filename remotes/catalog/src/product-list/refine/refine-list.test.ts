import { expect, test } from 'vitest';
import type { Attribute } from '@shop/shared/contracts/provider';
import { judgeDish } from '@shop/shared/diet';
import { effortOf } from '@shop/shared/testing/effort';
import { aProduct } from '../../components/samples.ts';
import { facetsOf } from './facets.ts';
import { refineList } from './refine-list.ts';
import { readRefinement } from './refinement.ts';

const attributes = (...pairs: [key: string, value: string][]): Attribute[] =>
  pairs.map(([key, value], order) => ({ key, value, order }));

const board = [
  aProduct({
    id: 1,
    name: 'Salmon 10',
    price: '9.80',
    attributes: attributes(['Dietary', 'Gluten-free'], ['Allergens', 'Fish, soy']),
  }),
  aProduct({
    id: 2,
    name: 'salmon 9',
    price: '12',
    stock: 0,
    attributes: attributes(['dietary', 'Vegan'], ['Dietary', 'gluten-free'], ['Allergens', 'Soy; sesame']),
  }),
  aProduct({ id: 3, name: 'Égg', price: '4.5', price_before_discount: '6', stock: null }),
  aProduct({ id: 4, name: 'Tea', price: '4.50', attributes: attributes(['Allergens', 'None']) }),
];

const shown = (key: string) => refineList(board, key).items.map(({ id }) => id);

test.each([
  ['sort=price', [3, 4, 1, 2]],
  ['sort=-price', [2, 1, 3, 4]],
  ['sort=name', [3, 2, 1, 4]],
  ['sort=none', [1, 2, 3, 4]],
])('orders by %s, equals in the order of the provider', (key, ids) => {
  expect(shown(key)).toEqual(ids);
});

test.each([
  ['dietary=gluten-free', [1, 2]],
  ['dietary=gluten-free&dietary=vegan', [2]],
  ['dietary=gluten-free&unstated=dietary', [1, 2, 3, 4]],
  ['unstated=dietary', [3, 4]],
  ['dietary=raw+fish', []],
  ['min=4.5&max=9.8', [1, 3, 4]],
  ['available=1', [1, 3, 4]],
  ['offer=1', [3]],
  ['available=1&dietary=gluten-free', [1]],
])('leaves of the board by %s', (key, ids) => {
  expect(shown(key)).toEqual(ids);
});

test('a product that states no allergens is not taken to be free from them', () => {
  expect(shown('without=fish')).toEqual([2, 4]);
  expect(shown('without=fish&without=sesame')).toEqual([4]);
  expect(shown('without=fish&unstated=allergens')).toEqual([2, 3, 4]);
  expect(shown('unstated=allergens')).toEqual([3]);
});

test('what is to be without a food is without it in whatever words, as `My diet` says [SEC-104]', () => {
  const stating = (id: number, ...pairs: [string, string][]) =>
    aProduct({ id, attributes: attributes(...pairs) });
  const list = [
    stating(1, ['Allergens', 'Tree nuts (cashew), soy']),
    stating(2, ['Allergens', 'Eggs']),
    stating(3, ['Allergens', 'None'], ['Dietary', 'Nut-free']),
    stating(4, ['Allergens', 'Soy'], ['Dietary', 'Raw fish (tuna)']),
  ];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('without=tree+nut')).toEqual([2, 3, 4]);
  expect(ids('without=egg&without=fish')).toEqual([1, 3]);
  expect(ids('avoid=raw+fish')).toEqual([3]);
  expect(ids('avoid=nut')).toEqual([3, 4]);
  const diet = { keeps: [], avoids: [], without: ['tree nut'] };
  const warned = list.filter((dish) => judgeDish(diet, dish).meets.length > 0);
  expect(warned.map(({ id }) => id)).toEqual([1]);
});

test('a dish that states a food in other words is none without it [DIE-08]', () => {
  const list = ['Tree nuts, soy', 'Soy', 'Fish and nuts'].map((allergens, at) =>
    aProduct({ id: at + 1, attributes: attributes(['Allergens', allergens]) }),
  );
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('without=tree+nuts+(cashew)')).toEqual([2]);
  expect(ids('without=tree+nuts+(cashew)&unstated=allergens')).toEqual([1, 2, 3]);
  const raw = aProduct({ id: 4, attributes: attributes(['Dietary', 'Raw'], ['Allergens', 'Fish']) });
  const fried = aProduct({ id: 5, attributes: attributes(['Dietary', 'Fried'], ['Allergens', 'Fish']) });
  expect(refineList([raw, fried], 'avoid=raw+fish').items.map(({ id }) => id)).toEqual([5]);
});

test('a dish whose allergens cannot all be read is none without a food [SEC-116]', () => {
  const list = [
    aProduct({ id: 1, attributes: attributes(['Allergens', 'Soy'], ['Allergens', '']) }),
    aProduct({ id: 2, attributes: attributes(['Allergens', 'Soy']) }),
    aProduct({
      id: 3,
      attributes: attributes(['Allergens', 'Soy, unknown'], ['Dietary', 'Vegan'], ['Dietary', '']),
    }),
  ];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('without=fish')).toEqual([2]);
  expect(ids('without=fish&unstated=allergens')).toEqual([1, 2, 3]);
  expect(ids('without=soy&unstated=allergens')).toEqual([]);
  expect(ids('unstated=allergens')).toEqual([1, 3]);
  expect(ids('dietary=vegan')).toEqual([3]);
  expect(ids('dietary=vegan&avoid=spicy')).toEqual([]);
});

test('a dish that may contain a food is none without it [SEC-118]', () => {
  const list = [
    aProduct({ id: 1, attributes: attributes(['Allergens', 'Soy'], ['May contain', 'Fish']) }),
    aProduct({ id: 2, attributes: attributes(['Allergens', 'Soy'], ['May contain', 'Nuts']) }),
    aProduct({ id: 3, attributes: attributes(['May contain', 'Nuts']) }),
  ];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('without=fish')).toEqual([2]);
  expect(ids('without=fish&unstated=allergens')).toEqual([2, 3]);
});

test('what is free from one food may hold another in the same words [SEC-119]', () => {
  const list = [
    aProduct({ id: 1, attributes: attributes(['Allergens', 'Tree nuts. Gluten-free']) }),
    aProduct({ id: 2, attributes: attributes(['Allergens', 'Soy'], ['Dietary', 'Spicy / gluten-free']) }),
    aProduct({ id: 3, attributes: attributes(['Allergens', 'Soy, nut-free'], ['Dietary', 'Gluten-free']) }),
  ];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('without=tree+nut')).toEqual([2, 3]);
  expect(ids('without=nut')).toEqual([2, 3]);
  expect(ids('without=gluten')).toEqual([1, 2, 3]);
  expect(ids('avoid=spicy')).toEqual([3]);
});

test('as many allergens as a provider may state are counted before anybody waits [SEC-104]', async () => {
  const many = Array.from({ length: 4000 }, (_, nth) => `nut ${nth.toString(36)}`).join();
  const list = [1, 2].map((id) => aProduct({ id, attributes: attributes(['Allergens', many]) }));
  const effort = await effortOf(() => {
    const [allergens] = facetsOf(list, readRefinement(''));
    expect(allergens?.options.length).toBeGreaterThan(4000);
  });
  expect(effort).toBeLessThan(30);
});

test('diets know each other, and what warns can be avoided [CAT-21] [CAT-22]', () => {
  const stating = (id: number, ...marks: string[]) =>
    aProduct({ id, attributes: attributes(...marks.map((mark): [string, string] => ['Dietary', mark])) });
  const list = [stating(1, 'Vegan'), stating(2, 'Vegetarian', 'Spicy'), stating(3, 'Raw fish'), stating(4)];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect(ids('dietary=vegetarian')).toEqual([1, 2]);
  expect(ids('dietary=vegan')).toEqual([1]);
  expect(ids('dietary=vegetarian&avoid=spicy')).toEqual([1]);
  expect(ids('avoid=raw+fish')).toEqual([1, 2]);
  expect(ids('avoid=raw+fish&unstated=dietary')).toEqual([1, 2, 4]);
  const [dietary] = facetsOf(list, readRefinement('avoid=spicy'));
  expect(dietary?.options.map(({ label, count, chosen }) => [label, count, chosen])).toEqual([
    ['Raw fish', 1, false],
    ['Spicy', 0, false],
    ['Vegan', 1, false],
    ['Vegetarian', 1, false],
    ['Without raw fish', 1, false],
    ['Not spicy', 2, true],
    ['Not stated', 3, false],
  ]);
  expect(refineList(list, 'avoid=spicy&avoid=raw+fish').chips.map(({ label }) => label)).toEqual([
    'Not spicy',
    'Without raw fish',
  ]);
});

test('names every active filter, and the address without it', () => {
  const { chips, cleared } = refineList(board, 'sort=name&dietary=vegan&without=soy&min=5&offer=1');
  expect(chips).toEqual([
    { label: 'Vegan', without: 'sort=name&without=soy&min=5&offer=1' },
    { label: 'Without soy', without: 'sort=name&dietary=vegan&min=5&offer=1' },
    { label: 'From $5.00', without: 'sort=name&dietary=vegan&without=soy&offer=1' },
    { label: 'On offer', without: 'sort=name&dietary=vegan&without=soy&min=5' },
  ]);
  expect(cleared).toBe('sort=name');
});

test('offers what the products state, each with a count', () => {
  const facets = facetsOf(board, readRefinement('available=1'));
  const lines = facets.map(
    ({ name, options }) => `${name}: ${options.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
  );
  expect(lines).toEqual([
    'Dietary: Gluten-free 1, Vegan 0, Not stated 2',
    'Allergens: Without fish 1, Without sesame 2, Without soy 1, Not stated 1',
    'Availability: In stock 3, On offer 1',
  ]);
});

test('keeps a chosen option that no product has, so that it can be cleared', () => {
  const [dietary] = facetsOf(board, readRefinement('dietary=kosher'));
  expect(dietary?.options.find(({ chosen }) => chosen)).toMatchObject({ label: 'kosher', count: 0 });
});

test('offers no facet that no product states', () => {
  expect(facetsOf([aProduct({})], readRefinement('')).map(({ name }) => name)).toEqual(['Availability']);
});

test('a price on request is last in both orders, and in no range of prices [REC-08]', () => {
  const list = [
    aProduct({ id: 1, price: null, price_before_discount: '9' }),
    aProduct({ id: 2, price: '5' }),
    aProduct({ id: 3, price: '4' }),
  ];
  const ids = (key: string) => refineList(list, key).items.map(({ id }) => id);
  expect([ids('sort=price'), ids('sort=-price')]).toEqual([
    [3, 2, 1],
    [2, 3, 1],
  ]);
  expect([ids('min=0'), ids('max=100'), ids('offer=1')]).toEqual([[2, 3], [2, 3], []]);
});
