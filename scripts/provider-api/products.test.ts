import { getCategory, getProduct, listCategories, listProducts } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../sandbox/seed/index.ts';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { readAnswer, recordedClient, type RecordedClient } from './recorded-client.ts';

let shop: TestShop;
let client: RecordedClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = recordedClient(shop.sandbox.apiBase);
});
afterAll(() => shop.stop());

const salmon = {
  id: 1,
  slug: 'salmon-nigiri',
  name: 'Salmon nigiri',
  price: '9.80',
  price_before_discount: '12.00',
  stock: 24,
  category: { name: 'Nigiri', slug: 'nigiri' },
  main_image: {
    image: '/media/products/salmon-nigiri.webp',
    thumb_image: '/media/products/salmon-nigiri-thumb.webp',
    alt_text: 'Two pieces of salmon nigiri on a green plate',
  },
  attributes: [
    { id: 10, key: 'Pieces', value: '2', order: 1 },
    { id: 11, key: 'Fish', value: 'King salmon, farmed, Marlborough Sounds', order: 2 },
    { id: 12, key: 'Allergens', value: 'Fish, soy', order: 3 },
    { id: 13, key: 'Dietary', value: 'Raw fish', order: 4 },
    { id: 14, key: 'Dietary', value: 'Gluten-free', order: 5 },
    { id: 15, key: 'Energy', value: '128 kcal', order: 6 },
  ],
  is_active: true,
};

/** As little as a provider may send, numbers as text; and what is read from it. */
const bare = { id: '3', slug: 'tea', price: 4.5 };
const bareRead = {
  id: '3',
  slug: 'tea',
  name: 'tea',
  price: '4.50',
  price_before_discount: null,
  stock: null,
  category: null,
  main_image: null,
  attributes: [],
  is_active: true,
};

test('reads the listed products, whole and bare ones [API-14]', async () => {
  const { items } = await client.call(listProducts, {});
  expect(client.sent()).toEqual([{ method: 'GET', path: '/products/products/?is_active=true' }]);
  expect(items[0]).toStrictEqual(salmon);
  expect(items).toHaveLength(seed.products.filter((product) => product.is_active).length);

  const odd = {
    ...bare,
    price: '4.50',
    price_before_discount: 6,
    stock: '0',
    category: { slug: 'drinks', name: null },
    main_image: { image: '/tea.webp', thumb_image: null },
    attributes: [{ key: 'Cup', value: null, order: '2' }],
    is_active: false,
  };
  const read = await readAnswer(listProducts, {}, [bare, odd]);
  expect(read.items).toStrictEqual([
    bareRead,
    {
      ...bareRead,
      price_before_discount: '6.00',
      stock: 0,
      category: { name: '', slug: 'drinks' },
      main_image: { image: '/tea.webp', thumb_image: null, alt_text: '' },
      attributes: [{ key: 'Cup', value: '', order: 2 }],
      is_active: false,
    },
  ]);
});

test('reads a product with what its own page shows [API-15]', async () => {
  const product = await client.call(getProduct, { slug: salmon.slug });
  expect(client.sent()).toEqual([{ method: 'GET', path: '/products/products/salmon-nigiri/' }]);
  const own = seed.products.find(({ id }) => id === salmon.id);
  const reviews = seed.reviews.filter((review) => review.product === salmon.id);
  expect(product).toStrictEqual({
    ...salmon,
    description: own?.description,
    long_html_description: own?.long_html_description,
    images: expect.any(Array),
    reviews: expect.any(Array),
    average_rating: expect.any(Number),
    review_count: reviews.length,
  });
  expect(product?.images[1]).toStrictEqual({
    id: 11,
    image: '/media/products/salmon-nigiri-close.webp',
    alt_text: 'The marbling of the salmon, close up',
    order: 1,
  });
  expect(product?.reviews[0]).toStrictEqual({
    id: 1,
    user: { username: 'mele' },
    rating: 5,
    comment: 'The rice arrived warm and held together until the last bite. Best nigiri I have had delivered.',
    created_at: '2025-11-02T18:41:00Z',
    is_verified_purchase: true,
  });
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(product?.average_rating).toBeCloseTo(average, 2);

  const none = { description: '', long_html_description: '', images: [], reviews: [], review_count: 0 };
  const bareProduct = { ...bareRead, ...none, average_rating: null };
  expect(await readAnswer(getProduct, { slug: 'tea' }, bare)).toStrictEqual(bareProduct);
  const rated = { ...bare, average_rating: '4.25', review_count: '4', images: [{ image: '/a.webp' }] };
  expect(await readAnswer(getProduct, { slug: 'tea' }, rated)).toStrictEqual({
    ...bareProduct,
    average_rating: 4.25,
    review_count: 4,
    images: [{ image: '/a.webp', alt_text: '', order: 0 }],
  });
});

test('reads the categories [API-16]', async () => {
  const { items } = await client.call(listCategories, {});
  expect(client.sent()).toEqual([{ method: 'GET', path: '/products/categories/' }]);
  expect(items).toStrictEqual(
    seed.categories.map(({ id, slug, name, description }) => ({ id, slug, name, description })),
  );
  const odd = await readAnswer(listCategories, {}, { results: [{ id: '4', slug: 'tea' }] });
  expect(odd.items).toStrictEqual([{ id: '4', slug: 'tea', name: 'tea', description: '' }]);
});

test('reads one category by its slug [API-17]', async () => {
  const category = await client.call(getCategory, { slug: 'bowls-and-sides' });
  await client.call(getCategory, { slug: 'a/b c' }).catch(() => undefined);
  expect(client.sent()).toEqual([
    { method: 'GET', path: '/products/categories/bowls-and-sides/' },
    { method: 'GET', path: '/products/categories/a%2Fb%20c/' },
  ]);
  const { description } = seed.categories.find(({ slug }) => slug === 'bowls-and-sides') ?? {};
  expect(category).toStrictEqual({ id: 6, slug: 'bowls-and-sides', name: 'Bowls & Sides', description });
  const odd = await readAnswer(getCategory, { slug: 'tea' }, { slug: 'tea', name: null });
  expect(odd).toStrictEqual({ slug: 'tea', name: 'tea', description: '' });
});
