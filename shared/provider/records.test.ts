import type { ProviderClient } from '@shop/shared/contracts';
import {
  getCart,
  getContactInfo,
  getPost,
  getProduct,
  listComments,
  listPosts,
  listProducts,
  updateCartItem,
  type CartItem,
  type ListedProduct,
} from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import type { LeftOutRecord } from './left-out-records.ts';
import { clientOf, fakeProvider, json } from './testing/fake-provider.ts';

const uuid = '0b9f6a1e-3f0a-4c8e-9d5c-2f9b8a1c7e55';
const good = { id: 1, slug: 'maki', name: 'Maki', price: 4.5 };
const line = { id: 1, quantity: 2, product: { name: 'Maki', slug: 'maki', price: '4.50' } };

function open(answer: unknown) {
  const reports: LeftOutRecord[] = [];
  const provider = fakeProvider(() => json(answer));
  const client = clientOf(provider, {
    access: () => Promise.resolve('token-1'),
    cacheMs: 0,
    reportRecord: (record) => reports.push(record),
  });
  return { client, provider, reports };
}

async function read<Answer>(answer: unknown, ask: (client: ProviderClient) => Promise<Answer>) {
  const { client, reports } = open(answer);
  const asked = await ask(client);
  // Reports come with their code.
  await import('./odd-answers.ts');
  return { answer: asked, reports };
}

const products = (client: ProviderClient) => client.call(listProducts, {});

async function listed(changes: Record<string, unknown>): Promise<ListedProduct | undefined> {
  const { answer, reports } = await read([good, { ...good, id: 2, ...changes }], products);
  expect(reports).toEqual([]);
  return answer.items[1];
}

describe('ids', () => {
  test('are numbers or text, as they came [REC-01]', async () => {
    expect(await listed({ id: uuid })).toMatchObject({ id: uuid });
    expect(await listed({ id: '007', attributes: [{ id: uuid, key: 'Cup', value: 'green' }] })).toMatchObject(
      {
        id: '007',
        attributes: [{ id: uuid }],
      },
    );
    const { answer } = await read([{ id: uuid, parent: '7', post: 5 }], (client) =>
      client.call(listComments, { post: uuid }),
    );
    expect(answer.items).toMatchObject([{ id: uuid, parent: '7', post: 5 }]);
  });

  test('go back to the provider as they came [REC-01]', async () => {
    const { client, provider } = open({ items: [{ ...line, id: uuid }] });
    const [item] = (await client.call(getCart, {})).items;
    await client.call(updateCartItem, { id: item?.id ?? 0, quantity: 3 });
    expect(provider.sent.at(-1)?.path).toBe(`/orders/cart/items/${uuid}/`);
  });
});

describe('fields', () => {
  test.each<[Record<string, unknown>, Partial<ListedProduct>]>([
    [{ price: null }, { price: null }],
    [{ price: 'N/A' }, { price: null }],
    [{ price: '1,250.00' }, { price: '1250.00' }],
    [{ price: '1,250' }, { price: null }],
    [{ price: 9 }, { price: '9.00' }],
    [{ price_before_discount: '' }, { price_before_discount: null }],
    [{ slug: 42 }, { slug: '42' }],
    [{ name: 7 }, { name: '7' }],
    [{ name: { en: 'Maki' } }, { name: 'maki' }],
    [{ stock: 'many' }, { stock: null }],
    [{ stock: '1 250' }, { stock: 1250 }],
    [{ is_active: 'false' }, { is_active: false }],
    [{ is_active: 1 }, { is_active: true }],
    [{ is_active: 'perhaps' }, { is_active: true }],
    [{ category: 'maki' }, { category: { name: 'maki', slug: 'maki' } }],
    [{ category: 'Maki & more' }, { category: { name: 'Maki & more', slug: '' } }],
    [{ category: 5 }, { category: null }],
    [{ main_image: '/a.webp' }, { main_image: { image: '/a.webp', thumb_image: '/a.webp', alt_text: '' } }],
    [{ main_image: 5 }, { main_image: null }],
    [
      { attributes: [{ key: 'Pieces', value: 6 }] },
      { attributes: [{ key: 'Pieces', value: '6', order: 0 }] },
    ],
    [
      { attributes: [{ key: 'Raw', value: true }] },
      { attributes: [{ key: 'Raw', value: 'true', order: 0 }] },
    ],
    [{ attributes: 'none' }, { attributes: [] }],
  ])('%j never fails its product [REC-02]', async (spoiled, expected) => {
    expect(await listed(spoiled)).toMatchObject(expected);
  });

  test('pictures, names and ids of a product and its reviews come in several shapes [REC-02]', async () => {
    const reviews = [
      { id: uuid, user: 'mele', rating: '5' },
      { user: 3, rating: 'good', comment: 9 },
    ];
    const images = ['/a.webp', { image: { url: '/b.webp' }, order: '1' }];
    const { answer, reports } = await read({ ...good, reviews, images, average_rating: '4,5' }, (client) =>
      client.call(getProduct, { slug: 'maki' }),
    );
    expect(reports).toEqual([]);
    expect(answer).toMatchObject({
      average_rating: 4.5,
      images: [
        { image: '/a.webp', order: 0 },
        { image: '/b.webp', order: 1 },
      ],
      reviews: [
        { id: uuid, user: { username: 'mele' }, rating: 5 },
        { id: null, user: null, rating: null, comment: '9' },
      ],
    });
  });

  test('the author and the picture of a post are objects, text or nothing [REC-02]', async () => {
    const post = { id: uuid, slug: 'rice', author: 'Noor', featured_image: { image: '/rice.webp' } };
    const { answer } = await read([post, { id: 2, slug: 'tea', author: 5 }], (client) =>
      client.call(listPosts, {}),
    );
    expect(answer.items).toMatchObject([
      { author: { username: 'Noor' }, featured_image: '/rice.webp' },
      { author: null, featured_image: null },
    ]);
  });

  test('a branch, an address or a profile needs no id [REC-02]', async () => {
    const contact = {
      branch_locations: [{ name: 'Harbor', is_hq: 'true', image: { image: '/harbor.webp' } }],
      contact_emails: [{ email_address: 'a@umi.example' }],
      social_media_profiles: [{ id: uuid, link: 'https://social.example' }],
    };
    const { answer } = await read(contact, (client) => client.call(getContactInfo, {}));
    expect(answer).toMatchObject({
      branch_locations: [{ id: null, name: 'Harbor', is_hq: true, image: '/harbor.webp' }],
      contact_emails: [{ email_address: 'a@umi.example' }],
      social_media_profiles: [{ id: uuid }],
    });
  });

  test.each<[unknown, Partial<CartItem>]>([
    [
      { ...line, product: { ...line.product, main_image: '/a.webp' } },
      { product: expect.objectContaining({ main_image: { thumb_image: '/a.webp', image: '/a.webp' } }) },
    ],
    [
      { ...line, product: { ...line.product, price: 'N/A' } },
      { product: expect.objectContaining({ price: null }) },
    ],
    [{ ...line, product: null }, { product: { name: '', slug: '', price: null, main_image: null } }],
    [{ ...line, customization: 'none' }, { customization: {} }],
  ])('a cart line %j never fails the cart [REC-02]', async (item, expected) => {
    const { answer } = await read({ items: [item], total_price: 'free' }, (client) =>
      client.call(getCart, {}),
    );
    expect(answer.items[0]).toMatchObject(expected);
    expect(answer.total_price).toBeNull();
  });
});

describe('records that cannot be shown', () => {
  test('are left out of their list and reported once, without what they hold [REC-04]', async () => {
    const secret = 'secret-word';
    const bad = [
      { ...good, id: 5, slug: null },
      { slug: 'x', name: secret },
      secret,
      { ...good, id: { secret } },
    ];
    const { client, reports } = open({ results: [good, ...bad], next: null });
    const answer = await products(client);
    await products(client);
    expect(answer.items.map(({ id }) => id)).toEqual([1]);
    const call = 'products.list';
    expect(reports).toEqual([
      { call, path: 'results.1', id: 5, field: 'slug', received: 'null' },
      { call, path: 'results.2', id: null, field: 'id', received: 'nothing' },
      { call, path: 'results.3', id: null, field: '', received: 'string' },
      { call, path: 'results.4', id: null, field: 'id', received: 'object' },
    ]);
  });

  test('within a record leave the record whole [REC-04]', async () => {
    const attributes = [
      { key: null, value: 'x' },
      { key: 'Cup', value: 'green' },
    ];
    const { answer, reports } = await read([{ ...good, attributes }], products);
    expect(answer.items[0]?.attributes).toEqual([{ key: 'Cup', value: 'green', order: 0 }]);
    expect(reports).toEqual([
      { call: 'products.list', path: '0.attributes.0', id: null, field: 'key', received: 'null' },
    ]);
    const comments = [{ id: 1, replies: [{ content: 'no id' }, { id: 2 }] }];
    const thread = await read(comments, (client) => client.call(listComments, { post: 1 }));
    expect(thread.answer.items).toMatchObject([{ id: 1, replies: [{ id: 2 }] }]);
    expect(thread.reports).toMatchObject([{ path: '0.replies.0', field: 'id' }]);
  });

  test('a cart is shown without a line that has no id [REC-04]', async () => {
    const cart = { items: [{ ...line, id: null }, line], total_price: '9.00' };
    const { answer, reports } = await read(cart, (client) => client.call(getCart, {}));
    expect(answer).toMatchObject({ items: [{ id: 1 }], total_price: '9.00' });
    expect(reports).toMatchObject([{ path: 'items.0', field: 'id', received: 'null' }]);
  });
});

describe('answers that fail', () => {
  test.each([
    ['text'],
    [7],
    [null],
    [{}],
    [{ results: null }],
    [[{ ...good, id: null }]],
    [{ results: ['x'] }],
  ])('a list that is %j [REC-05]', async (answer) => {
    await expect(products(open(answer).client)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('a cart without lines, and one without a single good line [REC-05]', async () => {
    const cart = (answer: unknown) => open(answer).client.call(getCart, {});
    await expect(cart({})).rejects.toMatchObject({ kind: 'malformed' });
    await expect(cart({ items: [{ quantity: 1 }] })).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('a single record that lacks what it needs [REC-05]', async () => {
    const { client } = open({ ...good, id: null });
    const malformed = { kind: 'malformed' };
    await expect(client.call(getProduct, { slug: 'maki' })).rejects.toMatchObject(malformed);
    await expect(client.call(getPost, { slug: 'maki' })).rejects.toMatchObject(malformed);
  });

  test('an empty list is an answer', async () => {
    expect((await read([], products)).answer).toEqual({ items: [], next: null });
  });
});
