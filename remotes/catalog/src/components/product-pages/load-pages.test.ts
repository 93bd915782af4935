import { expect, test } from 'vitest';
import { aProduct } from '../samples.ts';
import { appendPage } from './load-pages.ts';

const page = (ids: number[], next: string | null) => ({ items: ids.map((id) => aProduct({ id })), next });
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

test('appends the next page behind the products shown', () => {
  const all = appendPage(page([1, 2], '/?page=2'), page([3], '/?page=3'));
  expect(ids(all)).toEqual([1, 2, 3]);
  expect(all.next).toBe('/?page=3');
  expect(appendPage(all, page([4], null)).next).toBeNull();
});

test('shows a product once that moved onto the next page meanwhile', () => {
  expect(ids(appendPage(page([1, 2], 'x'), page([2, 3], null)))).toEqual([1, 2, 3]);
});

test('ends with a provider whose next page is the same page again', () => {
  expect(appendPage(page([1], '/?page=2'), page([1], '/?page=2')).next).toBeNull();
});
