import type { ProviderClient } from '@shop/shared/contracts';
import {
  getCart,
  getPayment,
  getPost,
  listComments,
  listPosts,
  listProducts,
  type ListedProduct,
} from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import { effortOf } from '../testing/effort.ts';
import type { LeftOutRecord } from './left-out-records.ts';
import { clientOf, fakeProvider } from './testing/fake-provider.ts';

const good = { id: 1, slug: 'maki', name: 'Maki', price: 4.5 };
const line = { id: 1, quantity: 2, product: { name: 'Maki', slug: 'maki', price: '4.50' } };

/** JSON that can say more than JavaScript: `Infinity` is written as 1e400. */
const written = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (value === Infinity ? '@1e400@' : value)).replaceAll(
    '"@1e400@"',
    '1e400',
  );

async function read<Answer>(answer: unknown, ask: (client: ProviderClient) => Promise<Answer>) {
  const reports: LeftOutRecord[] = [];
  const headers = { 'Content-Type': 'application/json' };
  const client = clientOf(
    fakeProvider(() => new Response(written(answer), { headers })),
    { access: () => Promise.resolve('token-1'), reportRecord: (record) => reports.push(record) },
  );
  const asked = await ask(client);
  // Reports come with their code.
  await import('./odd-answers.ts');
  return { answer: asked, reports };
}

async function listed(changes: Record<string, unknown>): Promise<ListedProduct | undefined> {
  const { answer } = await read([{ ...good, ...changes }], (client) => client.call(listProducts, {}));
  return answer.items[0];
}

test('a picture that is a hundred thousand objects deep takes no post along [REC-13]', async () => {
  const picture = `${'{"image":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const answer = `[{"id":1,"slug":"maki","featured_image":${picture}},{"id":2,"slug":"nori","featured_image":{"image":{"url":"/n.webp"}}}]`;
  const client = clientOf(
    fakeProvider(() => new Response(answer, { headers: { 'Content-Type': 'application/json' } })),
  );
  const { items } = await client.call(listPosts, {});
  expect(items.map(({ featured_image: image }) => image)).toEqual([null, '/n.webp']);
});

test('comments within each other cost little where each has replies that cannot be read, and the first of these are told [SEC-189]', async () => {
  const comment = (replies: unknown[]): unknown => ({ id: 1, replies: [null, ...replies] });
  const comments = Array.from({ length: 400 }).reduce<unknown[]>((replies) => [comment(replies)], []);
  const asking = () => read(comments, (client) => client.call(listComments, { post: 1 }));
  let asked: Awaited<ReturnType<typeof asking>> | undefined;
  expect(await effortOf(async () => (asked = await asking()))).toBeLessThan(2);
  expect(asked?.answer.items).toHaveLength(1);
  expect(asked?.reports).toHaveLength(9);
  expect(asked?.reports.at(-1)?.path).toBe(`0${'.replies.1'.repeat(8)}.replies.0`);
});

describe('texts', () => {
  test('have thirty marks of a letter at most, HTML too [SEC-81]', async () => {
    const vowels = '\u064b'.repeat(30);
    const written = `\u0628${'\u064b'.repeat(19_000)}\u0628${vowels}`;
    const dish = await listed({ name: written });
    expect(dish?.name).toBe(`\u0628${vowels}\u0628${vowels}`);
    const { answer } = await read({ id: 1, slug: 'nori', content: written }, (client) =>
      client.call(getPost, { slug: 'nori' }),
    );
    expect(answer?.content).toBe(dish?.name);
  });

  test('of more than 20,000 characters are shortened, HTML is not [REC-19]', async () => {
    const long = 'long '.repeat(200_000);
    const shortened = `${long.slice(0, 20_000)}…`;
    const attributes = [{ key: long, value: long }];
    expect(await listed({ name: long, attributes })).toMatchObject({
      name: shortened,
      attributes: [{ key: shortened, value: shortened }],
    });
    const post = { ...good, title: long, content: long };
    const { answer } = await read(post, (client) => client.call(getPost, { slug: 'maki' }));
    expect(answer).toMatchObject({ title: shortened, content: long });
  });

  test('are not cut within a letter [REC-19]', async () => {
    const name = `a${'🍣'.repeat(10_000)}`;
    expect((await listed({ name }))?.name.isWellFormed()).toBe(true);
  });
});

test('of the id of a record that is left out 200 characters are told [REC-04]', async () => {
  const broken = { ...good, id: 'a'.repeat(100_000), slug: '' };
  const { reports } = await read([good, broken], (client) => client.call(listProducts, {}));
  expect(reports.map(({ id }) => id)).toEqual(['a'.repeat(200)]);
});

describe('amounts and counts', () => {
  test.each([
    [-0.001, null],
    ['-0.001', null],
    ['-0.00', '0.00'],
    [-0, '0.00'],
    ['-5', null],
    [1e12, null],
    ['999999999999.99', '999999999999.99'],
    [Infinity, null],
    ['Infinity', null],
  ])('a price of %j is %j [REC-17]', async (price, expected) => {
    expect(await listed({ price })).toMatchObject({ price: expected });
  });

  test.each([
    [-3, 0],
    [2.9, 2],
    ['0.5', 0],
    ['1e400', null],
    [Infinity, null],
  ])('a stock of %j is %j [REC-17]', async (stock, expected) => {
    expect(await listed({ stock })).toMatchObject({ stock: expected });
  });

  test.each([
    ['3', 3],
    [-1, 0],
    [1.5, 0],
    [1e6, 0],
    ['many', 0],
    [undefined, 0],
  ])('a line with a quantity of %j is shown with %j [REC-17] [REC-18]', async (quantity, expected) => {
    const cart = { items: [{ ...line, quantity }], total_items: quantity, total_price: -1 };
    const { answer, reports } = await read(cart, (client) => client.call(getCart, {}));
    expect(answer).toMatchObject({ items: [{ quantity: expected }], total_price: null });
    expect(answer.total_items ?? 0).toBe(expected);
    expect(reports).toEqual([]);
  });

  test.each([
    [12, '12.00'],
    ['$1,250.00', '1250.00'],
    [-0.001, ''],
    [Infinity, ''],
    ['NaN', ''],
    ['<b>5</b>', ''],
  ])('a payment of %j is one of %j [REC-17]', async (amount, expected) => {
    const { answer } = await read({ status: 'succeeded', amount }, (client) =>
      client.call(getPayment, { paymentUuid: 'p1' }),
    );
    expect(answer.amount).toBe(expected);
  });

  test.each([
    [-1, 0],
    [1e-7, 0],
    ['12', 12],
    [Infinity, 0],
  ])('%j comments are %j [REC-17]', async (count, expected) => {
    const { answer } = await read([{ ...good, comment_count: count }], (client) =>
      client.call(listPosts, {}),
    );
    expect(answer.items).toMatchObject([{ comment_count: expected }]);
  });
});
