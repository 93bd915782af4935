import type { CartItem } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { lineTrouble } from './line-trouble.ts';

const line = (product: Partial<CartItem['product']>): CartItem => ({
  id: 1,
  quantity: 3,
  customization: {},
  product: { name: 'Miso soup', slug: 'miso-soup', price: '4.20', main_image: null, ...product },
});

test.each([
  [{}, ''],
  [{ stock: null, is_active: true }, ''],
  [{ stock: 3 }, ''],
  [{ stock: 2 }, 'Only 2 left.'],
  [{ stock: 0 }, 'Sold out.'],
  [{ stock: 9, is_active: false }, 'No longer available.'],
  [{ name: '' }, 'No longer available.'],
])('three of %j: %j', (product, trouble) => {
  expect(lineTrouble(line(product))).toBe(trouble);
});
