import { listPosts, listProducts } from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import { clientOf, fakeProvider, json, settings } from './testing/fake-provider.ts';

const paging = { page: 'p', size: 'limit', items: 4 };

interface Options {
  readonly total?: number;
  /** Pages have at most so many items, whatever is asked for. */
  readonly most?: number;
  /** Beside the results. */
  readonly fields?: object;
}

/** A client of a provider that gives a list of so many products in pages, and says how many there are. */
function openPaged({ total = 10, most = 100, fields = { count: total } }: Options) {
  const provider = fakeProvider(({ address }) => {
    const query = new URL(address).searchParams;
    const size = Math.min(Number(query.get('limit')), most);
    const from = (Number(query.get('p') ?? 1) - 1) * size;
    const ids = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, nth) => from + nth + 1);
    return json({ results: ids.map((id) => ({ id, slug: `dish-${id}` })), ...fields });
  });
  return { provider, client: clientOf(provider, { settings: { ...settings, paging } }) };
}

/** The whole list, and the calls that this took. */
async function readAll(options: Options) {
  const { provider, client } = openPaged(options);
  let page = await client.call(listProducts, { category: 'maki' });
  const items = [...page.items];
  while (page.next !== null) {
    page = await client.next(listProducts, page.next);
    items.push(...page.items);
  }
  const sent = provider.sent.map(({ path }) => path.replace('/products/products/?is_active=true&', ''));
  return { ids: items.map(({ id }) => id), sent };
}

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('a list with a count and no next address', () => {
  test('is asked for by page number, with the same filters and headers, to its end [API-38]', async () => {
    const { ids, sent } = await readAll({});
    expect(ids).toEqual(oneToTen);
    expect(sent).toEqual([
      'category__slug=maki&limit=4',
      'category__slug=maki&limit=4&p=2',
      'category__slug=maki&limit=4&p=3',
    ]);
  });

  test('that comes in shorter pages than were asked for misses nothing', async () => {
    const { ids, sent } = await readAll({ most: 3 });
    expect(ids).toEqual(oneToTen);
    expect(sent.slice(1)).toEqual([2, 3, 4].map((page) => `category__slug=maki&limit=3&p=${page}`));
  });

  test('ends with its last full page', async () => {
    expect((await readAll({ total: 8 })).sent).toHaveLength(2);
  });

  test('ends where its pages are empty, whatever its count says', async () => {
    const { ids, sent } = await readAll({ fields: { count: '1000' } });
    expect(ids).toEqual(oneToTen);
    expect(sent).toHaveLength(4);
  });
});

test.each([
  ['neither count nor next', {}],
  ['a count that is no number', { count: 'many' }],
  ['a next of null', { count: 10, next: null }],
])('a list with %s is what came [API-38]', async (_, fields) => {
  expect((await readAll({ fields })).ids).toEqual([1, 2, 3, 4]);
});

test('a next address is followed as it is', async () => {
  const next = `${settings.apiBase}/products/products/?cursor=b`;
  const { client } = openPaged({ fields: { count: 10, next } });
  expect((await client.call(listProducts, {})).next).toBe(next);
});

test('without paging in the settings the first page is the whole', async () => {
  const provider = fakeProvider(() => json({ results: [{ id: 1, slug: 'one' }], count: 10 }));
  expect((await clientOf(provider).call(listPosts, {})).next).toBeNull();
});
