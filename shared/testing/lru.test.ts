import { expect, test } from 'vitest';
import { createLru } from '../contracts/lru.ts';

test('drops the least recently used entry beyond its limit', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  expect(lru.get('a')).toBe(1);
  lru.set('c', 3);
  expect(['a', 'b', 'c'].map(lru.get)).toEqual([1, undefined, 3]);
});

test('forgets one entry, or all', () => {
  const lru = createLru<string, number>(3);
  for (const [place, key] of ['a', 'b', 'c'].entries()) lru.set(key, place);
  lru.delete('b');
  expect(['a', 'b', 'c'].map(lru.get)).toEqual([0, undefined, 2]);
  lru.clear();
  expect(['a', 'c'].map(lru.get)).toEqual([undefined, undefined]);
});
