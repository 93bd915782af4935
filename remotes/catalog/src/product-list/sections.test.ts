import { expect, test } from 'vitest';
import { sampleProduct } from '../components/samples.ts';
import { sectionsOf } from './sections.ts';

const dish = (id: number, slug: string | null) =>
  sampleProduct({
    id,
    slug: `dish-${id}`,
    category: slug === null ? null : { slug, name: slug.toUpperCase() },
  });

const menu = [dish(1, 'maki'), dish(2, null), dish(3, 'nigiri'), dish(4, 'maki')];
const whole = { key: '', whole: menu };

test('the menu is divided by category, in the order of its first dishes; dishes of none come last', () => {
  const sections = sectionsOf(whole)?.map(({ id, name, products }) => [
    id,
    name,
    products.map((one) => one.id),
  ]);
  expect(sections).toEqual([
    ['category-maki', 'MAKI', [1, 4]],
    ['category-nigiri', 'NIGIRI', [3]],
    ['category-', 'More dishes', [2]],
  ]);
});

test.each([
  ['sorted or filtered', { ...whole, key: 'sort=price' }],
  ['not loaded whole', { ...whole, whole: null }],
  [
    'shown in steps',
    { ...whole, whole: Array.from({ length: 49 }, (_, nth) => dish(nth, nth < 9 ? 'maki' : 'temaki')) },
  ],
  ['of one category', { ...whole, whole: [dish(1, 'maki'), dish(4, 'maki')] }],
])('a list that is %s stays flat', (_what, list) => {
  expect(sectionsOf(list)).toBeNull();
});
