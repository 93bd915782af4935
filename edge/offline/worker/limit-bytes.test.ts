import { expect, test } from 'vitest';
import { bytesName } from './cached-response.ts';
import { createByteLimit } from './limit-bytes.ts';

/** A cache with the order of the browsers': an entry that is put again is the last one. */
function createStorage() {
  const entries = new Map<string, Response>();
  let counts = 0;
  const cache = {
    keys: async () => ((counts += 1), [...entries.keys()].map((url) => new Request(url))),
    match: async ({ url }: Request) => entries.get(url),
    delete: async ({ url }: Request) => entries.delete(url),
  };
  const put = (name: string, bytes: number) => {
    const url = `https://shop.example/${name}`;
    const response = new Response(null, { headers: { [bytesName]: `${bytes}` } });
    entries.delete(url);
    entries.set(url, response);
    return response;
  };
  return {
    storage: { open: async () => cache as unknown as Cache },
    put,
    names: () => [...entries.keys()].map((url) => new URL(url).pathname.slice(1)),
    counts: () => counts,
  };
}

test('what was cached first goes first once there is too much [OFF-08]', async () => {
  const { storage, put, names } = createStorage();
  const limit = createByteLimit(storage);
  for (const name of ['a', 'b', 'c']) await limit('pages', put(name, 40), 100);
  expect(names()).toEqual(['b', 'c']);
  await limit('pages', put('b', 50), 100);
  await limit('pages', put('d', 20), 100);
  expect(names()).toEqual(['b', 'd']);
});

test('counts again only when that many bytes were added', async () => {
  const { storage, put, counts } = createStorage();
  const limit = createByteLimit(storage);
  for (const name of ['a', 'b', 'c', 'd']) await limit('pages', put(name, 20), 100);
  expect(counts()).toBe(1);
});
