import { expect, test } from 'vitest';
import type { Page } from '@shop/shared/contracts/provider';
import { goesOn, isShort, isWhole, pageItems, readSteps, startList, type ListCalls } from './list-state.ts';
import { appendPage, documentPart, loadAll, loadNext, loadSteps } from './load-list.ts';
import { loadToPage, pagePart } from './page-part.ts';

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

const request = (query: string) => ({ url: `https://shop.example/blog${query}`, signal });
const storefront = {};

async function loadPage(calls: ListCalls<Item>, query: string) {
  return pagePart(await loadToPage(calls, request(query), 4), request(query), 4, storefront);
}

test('reads the step that a page begins with from the address [LST-07]', async () => {
  const pages = ['', '?page=2', '?page=1', '?page=0', '?page=-2', '?page=2.5', '?page=x'].map(
    async (query) => (await loadPage(paged(10).calls, query)).page,
  );
  expect(await Promise.all(pages)).toEqual([1, 2, 1, 1, 1, 1, 1]);
});

for (const size of [10, 5])
  test(`a document carries the step that it begins with, of a provider with ${size} a page [LST-07]`, async () => {
    const { calls, asked } = paged(size);
    const list = await loadPage(calls, '?page=2');
    expect(list).toMatchObject({ page: 2, start: 4, total: 10 });
    expect(ids(list)).toEqual([4, 5, 6, 7]);
    expect([goesOn(list), isShort(list, 1, 4), isShort(list, 2, 4)]).toEqual([true, false, true]);
    asked.length = 0;
    const longer = await loadNext(calls, list, signal);
    expect(ids(longer)).toEqual([4, 5, 6, 7, 8, 9]);
    expect([goesOn(longer), isWhole(longer), longer.page]).toEqual([false, false, 2]);
    expect(asked).toEqual(size === 10 ? ['first'] : ['first', 'page 2']);
    const whole = await loadAll(calls, longer, signal);
    expect([ids(whole).length, isWhole(whole)]).toEqual([10, true]);
    expect(pageItems(list, whole)).toEqual(longer.items);
  });

test('the last step has none behind it [LST-07]', async () => {
  const list = await loadPage(paged(10).calls, '?page=3');
  expect(ids(list)).toEqual([8, 9]);
  expect([goesOn(list), isShort(list, 1, 4), isWhole(list)]).toEqual([false, false, false]);
});

test('pages of the provider that are shorter than a step are loaded up to the page [LST-07]', async () => {
  expect(ids(await loadPage(paged(1).calls, '?page=2'))).toEqual([4, 5, 6, 7]);
  // The first page shows what it has, and its next step begins behind that.
  const first = await loadPage(paged(1).calls, '');
  expect([ids(first), first.page]).toEqual([[0], undefined]);
});

test('a widget begins with the first step, and its steps have no addresses [LST-07]', async () => {
  const list = await loadToPage(paged(10).calls, request(''), 4);
  const part = pagePart(list, request(''), 4, { placed: () => '/blog' });
  expect([ids(part), part.page]).toEqual([[0, 1, 2, 3], undefined]);
});

test('a page behind the end of its list leads to the beginning [LST-08]', async () => {
  const beginning = (await loadPage(paged(10).calls, '?a=1&page=4').catch(
    (error: unknown) => error,
  )) as Response;
  expect([beginning.status, beginning.headers.get('Location')]).toEqual([302, '/blog?a=1']);
  const empty: ListCalls<Item> = { first: async () => page([], null), next: async () => page([], null) };
  expect(ids(await loadPage(empty, ''))).toEqual([]);
});

test('a server waits for ten pages of the provider, and leaves a page behind them to the browser [LST-08]', async () => {
  const asked: string[] = [];
  const item = (nth: number): Page<Item> => ({ items: [{ id: nth }], next: `${nth + 1}` });
  const calls: ListCalls<Item> = {
    first: async () => item(0),
    async next(address) {
      asked.push(address);
      return item(Number(address));
    },
  };
  await expect(loadPage(calls, '?page=20')).rejects.toThrow('the 76 items before a page');
  expect(asked).toHaveLength(9);
});
