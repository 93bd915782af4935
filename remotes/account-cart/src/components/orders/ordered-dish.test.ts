import { expect, test } from 'vitest';
import { dishesOf, dishOfItem, readDishes, type OrderedDish } from './ordered-dish.ts';

const dish: OrderedDish = {
  slug: 'miso-soup',
  name: 'Miso soup',
  quantity: 2,
  customization: { Note: 'hot' },
  total: '8.40',
  picture: '/media/miso.webp',
};

test('reads lines of a provider’s order, as far as they are readable', () => {
  const items = [
    { product: { name: 'Salmon nigiri', slug: 'salmon-nigiri' }, quantity: 3, total: '29.40' },
    { product: { name: 'Miso soup' }, quantity: 1 },
    { product: { name: 'Tea', price: '1.15' }, quantity: 3 },
    { product: null, quantity: 1 },
    { product: { name: 'No quantity' } },
    { product: { name: 'More than there is', price: 1 }, quantity: Infinity },
    'nonsense',
    null,
  ];
  const read = items.map(dishOfItem);
  expect(read.map((each) => each && [each.slug, each.name, each.quantity, each.total])).toEqual([
    ['salmon-nigiri', 'Salmon nigiri', 3, '29.40'],
    ['', 'Miso soup', 1, ''],
    ['', 'Tea', 3, '3.45'],
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what was sent is what was ordered, unless the provider tells of other dishes', () => {
  const items = [{ product: { name: 'Miso soup' }, quantity: 2 }];
  expect(dishesOf({ id: 7, items }, [dish])).toEqual([dish]);
  expect(dishesOf({ id: 7 }, [dish])).toEqual([dish]);
  expect(dishesOf({ id: 7, items: 'none' }, [dish])).toEqual([dish]);
  const [other] = dishesOf({ id: 7, items: [{ product: { name: 'Tea' }, quantity: 2 }] }, [dish]);
  expect(other).toMatchObject({ name: 'Tea', customization: {} });
  expect(dishesOf({ id: 7, items }, []).map(({ name }) => name)).toEqual(['Miso soup']);
});

test('stored dishes are read as they were written, and anything else is passed over', () => {
  expect(readDishes(JSON.parse(JSON.stringify([dish])))).toEqual([dish]);
  expect(readDishes([null, 7, {}, { name: 'X' }, { name: 'X', quantity: 'two' }])).toEqual([]);
  expect(readDishes('dishes')).toEqual([]);
});

test('the names of the dishes that the provider tells of are bounded as every text of it [SEC-136]', () => {
  const items = [{ quantity: 1, product: { name: `Maki${'\u0301'.repeat(9000)}` } }];
  expect(dishesOf({ id: 7, items }, [])).toMatchObject([{ name: `Maki${'\u0301'.repeat(30)}` }]);
});
