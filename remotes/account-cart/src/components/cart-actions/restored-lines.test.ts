import type { CartItem } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { withRestored } from './restored-lines.ts';

const line = (id: number, slug: string, customization = {}): CartItem => ({
  id,
  quantity: 1,
  customization,
  product: { name: slug, slug, price: '4.20', main_image: null },
});
const [soup, roll, tea] = [line(1, 'soup'), line(2, 'roll'), line(3, 'tea')];

test('a line that was put back stands where it was, under its new id', () => {
  const items = [soup, tea, line(9, 'roll')];
  expect(withRestored(items, [{ item: roll, index: 1 }]).map(({ id }) => id)).toEqual([1, 9, 3]);
});

test('a place beyond the end is the end, and a line that is not there changes nothing', () => {
  expect(withRestored([soup], [{ item: roll, index: 1 }])).toEqual([soup]);
  expect(withRestored([soup, roll], [{ item: soup, index: 5 }])).toEqual([roll, soup]);
});

test('lines of one product are told apart by their customization', () => {
  const plain = line(8, 'roll');
  const noted = line(9, 'roll', { Note: 'no wasabi' });
  const restored = [{ item: line(2, 'roll', { Note: 'no wasabi' }), index: 0 }];
  expect(withRestored([plain, soup, noted], restored).map(({ id }) => id)).toEqual([9, 8, 1]);
});
