import { expect, test } from 'vitest';
import type { Page } from '@shop/shared/contracts/provider';
import { isShort, isWhole, readSteps, startList, type ListCalls } from './list-state.ts';
import { appendPage, documentPart, loadAll, loadNext, loadSteps } from './load-list.ts';

interface Item {
  readonly id: number;
}

const items = (from: number, to: number): Item[] =>
  Array.from({ length: to - from }, (_, place) => ({ id: from + place }));
const page = (ids: number[], next: string | null): Page<Item> => ({ items: ids.map((id) => ({ id })), next });
const ids = (list: { items: readonly Item[] }) => list.items.map(({ id }) => id);
const { signal } = new AbortController();

/** A list of 10 items in pages of some size, by addresses `page 2` and so on; `asked` notes the calls. */
function paged(size: number, failing?: string) {
  const asked: string[] = [];
  const from = (start: number): Page<Item> => ({
    items: items(start, Math.min(start + size, 10)),
    next: start + size < 10 ? `page ${start / size + 2}` : null,
  });
  const calls: ListCalls<Item> = {
    async first() {
      asked.push('first');
      return from(0);
    },
    async next(address) {
      asked.push(address);
      if (address === failing) throw new Error('no such page');
      return from((Number(address.slice(5)) - 1) * size);
    },
  };
  return { calls, asked };
}

test('reads the number of steps from the address, within bounds', () => {
  const read = (query: string) => readSteps(new URLSearchParams(query));
  expect(['', 'pages=3', 'pages=0', 'pages=x', 'pages=5000'].map(read)).toEqual([1, 3, 1, 1, 100]);
});

test('appends the next page behind the items shown', () => {
  const list = appendPage(startList(page([1, 2], '/?page=2')), page([3], '/?page=3'));
  expect(ids(list)).toEqual([1, 2, 3]);
  expect(list).toMatchObject({ next: '/?page=3', total: 3, pages: 2 });
  expect(appendPage(list, page([4], null)).next).toBeNull();
});

test('shows an item once that moved onto the next page meanwhile', () => {
  expect(ids(appendPage(startList(page([1, 2], 'x')), page([2, 3], null)))).toEqual([1, 2, 3]);
});

test('ends with a provider whose next page is the same page again', () => {
  expect(appendPage(startList(page([1], '/?page=2')), page([1], '/?page=2')).next).toBeNull();
  expect(appendPage(startList(page([1], '/?page=2')), page([1], '/?page=3')).next).toBeNull();
});

test('loads one page of the provider a step, and none that the steps do not need', async () => {
  const small = paged(2);
  expect(ids(await loadSteps(small.calls, 3, 4, signal))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(small.asked).toEqual(['first', 'page 2', 'page 3']);
  const large = paged(5);
  expect(ids(await loadSteps(large.calls, 3, 2, signal))).toHaveLength(10);
  expect(large.asked).toEqual(['first', 'page 2']);
  const whole = paged(10);
  expect(isWhole(await loadSteps(whole.calls, 1, 2, signal))).toBe(true);
  expect(whole.asked).toEqual(['first']);
});

test('keeps the pages before one that fails, and loads all or nothing when all are needed', async () => {
  const { calls } = paged(2, 'page 3');
  const list = await loadSteps(calls, 5, 2, signal);
  expect(ids(list)).toEqual([0, 1, 2, 3]);
  await expect(loadAll(calls, list, signal)).rejects.toThrow('no such page');
  const healed = paged(2);
  expect(ids(await loadAll(healed.calls, list, signal))).toHaveLength(10);
  expect(healed.asked).toEqual(['page 3', 'page 4', 'page 5']);
});

test('a document carries its first step, and the browser asks for the list when it needs more [LST-02]', async () => {
  // Vitest runs as a server does.
  const { calls, asked } = paged(10);
  const list = documentPart(await loadSteps(calls, 1, 4, signal), 4);
  expect(list).toMatchObject({ total: 10, next: null });
  expect(ids(list)).toEqual([0, 1, 2, 3]);
  expect([isWhole(list), isShort(list, 1, 4), isShort(list, 2, 4)]).toEqual([false, false, true]);
  const longer = await loadNext(calls, list, signal);
  expect([ids(longer).length, isWhole(longer), isShort(longer, 3, 4)]).toEqual([10, true, false]);
  expect(asked).toEqual(['first', 'first']);
});
