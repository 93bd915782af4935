import { describe, expect, test, vi } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

function cacheAt(entries = 10) {
  const clock = { time: 0 };
  const settings = { fresh: 10, stale: 60, entries };
  const cache = createDocumentCache<string>(
    settings,
    (text) => text !== 'missing',
    (text) => text.length,
    () => clock.time,
  );
  let made = 0;
  const make = vi.fn(async () => `document ${(made += 1)}`);
  return { cache, clock, make };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a fresh document is made once', async () => {
  const { cache, clock, make } = cacheAt();
  expect(await cache.get('/', make)).toBe('document 1');
  clock.time = 9;
  expect(await cache.get('/', make)).toBe('document 1');
  expect(await cache.get('/blog', make)).toBe('document 2');
});

test('a stale document is returned at once while a new one is made', async () => {
  const { cache, clock, make } = cacheAt();
  await cache.get('/', make);
  clock.time = 10;
  const both = await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect(both).toEqual(['document 1', 'document 1']);
  await settled();
  expect(await cache.get('/', make)).toBe('document 2');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a stale document stays when making a new one fails, until it is too old', async () => {
  const { cache, clock, make } = cacheAt();
  const fails = () => Promise.reject(new Error('no provider'));
  await cache.get('/', make);
  clock.time = 69;
  expect(await cache.get('/', fails)).toBe('document 1');
  await settled();
  expect(await cache.get('/', fails)).toBe('document 1');
  await settled();
  clock.time = 70;
  await expect(cache.get('/', fails)).rejects.toThrow('no provider');
  expect(await cache.get('/', make)).toBe('document 2');
});

test('tries again after a make that threw at once', async () => {
  const { cache, make } = cacheAt();
  const throws = () => {
    throw new Error('no such page');
  };
  await expect(cache.get('/', throws)).rejects.toThrow('no such page');
  expect(await cache.get('/', make)).toBe('document 1');
});

describe('what is cached', () => {
  test('is made once for concurrent calls', async () => {
    const { cache, make } = cacheAt();
    const both = await Promise.all([cache.get('/', make), cache.get('/', make)]);
    expect(both).toEqual(['document 1', 'document 1']);
  });

  test('is only what is cacheable', async () => {
    const { cache, make } = cacheAt();
    expect(await cache.get('/', async () => 'missing')).toBe('missing');
    expect(await cache.get('/', make)).toBe('document 1');
  });

  test('has a limit: the least recently used is dropped', async () => {
    const { cache, make } = cacheAt(2);
    for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, make);
    expect(await cache.get('/a', make)).toBe('document 1');
    expect(await cache.get('/b', make)).toBe('document 4');
  });
});

test('holds no more than its bytes, addresses included; the least recently used go first [OPS-10]', async () => {
  const settings = { fresh: 10, stale: 60, entries: 1000, bytes: 1000 };
  const cache = createDocumentCache<string>(
    settings,
    () => true,
    ({ length }) => length,
    () => 0,
  );
  const make = vi.fn(async () => 'x'.repeat(80));
  // Each has 80 bytes and 20 for its address: ten fit.
  const keys = Array.from({ length: 30 }, (_, n) => `/made-up${n + 10}`);
  for (const key of keys) {
    await cache.get('/products0', make);
    await cache.get(key, make);
  }
  make.mockClear();
  await cache.get('/products0', make);
  for (const key of keys.slice(-9)) await cache.get(key, make);
  expect(make).not.toHaveBeenCalled();
  for (const key of keys.slice(0, 21)) await cache.get(key, make);
  expect(make).toHaveBeenCalledTimes(21);
});

test('one that is larger than all may be is made each time', async () => {
  const settings = { fresh: 10, stale: 60, entries: 10, bytes: 100 };
  const cache = createDocumentCache<string>(
    settings,
    () => true,
    ({ length }) => length,
  );
  const make = vi.fn(async () => 'x'.repeat(200));
  await cache.get('/', make);
  await cache.get('/', make);
  expect(make).toHaveBeenCalledTimes(2);
});
