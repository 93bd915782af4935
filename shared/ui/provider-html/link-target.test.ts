import { expect, test } from 'vitest';
import { isShopPath } from './link-target.ts';

test.each(['/', '/faq', '/products?category=maki', '/blog/soup#comments'])(
  '%s is a page of the shop',
  (address) => {
    expect(isShopPath(address)).toBe(true);
  },
);

test.each([
  '//host',
  '/\\host',
  '/\t/host',
  'faq',
  '#part',
  'https://shop.example/faq',
  'mailto:a@b.example',
  '',
])('%j is none', (address) => {
  expect(isShopPath(address)).toBe(false);
});
