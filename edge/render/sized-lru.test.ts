import { expect, test } from 'vitest';
import { createSizedLru } from './sized-lru.ts';

test('what was not asked for the longest goes first, by number and by bytes', () => {
  const lru = createSizedLru<string>(3, 100);
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 30);
  lru.get('a');
  lru.set('d', 'd', 10);
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual(['a', undefined, 'c', 'd']);
  lru.set('e', 'e', 60);
  expect(['a', 'c', 'd', 'e'].map((key) => lru.get(key))).toEqual([undefined, 'c', 'd', 'e']);
});

test('a value that is larger than everything may be is not kept, and costs the others nothing', () => {
  const lru = createSizedLru<string>(3, 100);
  lru.set('a', 'a', 60);
  lru.set('b', 'old', 10);
  lru.set('b', 'huge', 101);
  expect([lru.get('a'), lru.get('b')]).toEqual(['a', undefined]);
});
