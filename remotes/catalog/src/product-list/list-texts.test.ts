import { expect, test } from 'vitest';
import { emptyText } from './empty-list.tsx';
import { readListQuery } from './list-address.ts';
import { listHeading } from './list-texts.ts';

const all = { category: '', search: '' };
const maki = { category: 'maki', search: '' };
const tuna = { category: '', search: 'tuna' };
const tunaMaki = { category: 'maki', search: 'tuna' };

test('heads the list by what was asked', () => {
  expect(listHeading(all, '')).toBe('Our Products');
  expect(listHeading(maki, 'Maki rolls')).toBe('Products in Maki rolls');
  expect(listHeading(tuna, '')).toBe('Search Results for "tuna"');
  expect(listHeading(tunaMaki, 'Maki rolls')).toBe('Search Results for "tuna" in Maki rolls');
});

test('says of an empty list what was asked', () => {
  expect(emptyText(all, '')).toBe('No products found.');
  expect(emptyText(tuna, '')).toBe('No products found matching "tuna".');
  expect(emptyText(tunaMaki, 'Maki rolls')).toBe('No products found matching "tuna" in Maki rolls.');
  expect(emptyText(maki, 'Maki rolls')).toBe('No products found in this category.');
});

test('reads category and search from the address, blank ones as none', () => {
  const read = (query: string) => readListQuery(new URL(`https://shop.example/products${query}`));
  expect(read('')).toEqual(all);
  expect(read('?category=&search=%20%20')).toEqual(all);
  expect(read('?category=maki&search=%20tuna%20')).toEqual(tunaMaki);
  expect(read('?search=%3Cb%3E&other=1')).toEqual({ category: '', search: '<b>' });
});
