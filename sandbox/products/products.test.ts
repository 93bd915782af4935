import {
  createReview,
  getProduct,
  listProducts,
  listSearchableProducts,
} from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../seed/index.ts';
import { present, startTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const active = seed.products.filter((product) => product.is_active);
const slugs = async (input: { category?: string; search?: string }) =>
  (await shop.call(listProducts, input)).items.map(({ slug }) => slug);

describe('the list', () => {
  test('has the active products in their order', async () => {
    expect(await slugs({})).toEqual(active.map(({ slug }) => slug));
  });

  test('has the inactive ones for those who ask', async () => {
    const reply = await shop.fetch('/api/products/products/?is_active=false', {
      headers: { 'X-Tenant-ID': '7' },
    });
    expect(reply.body).toMatchObject(seed.products.filter((p) => !p.is_active).map(({ slug }) => ({ slug })));
  });

  test('keeps to a category; an unknown one is empty', async () => {
    const maki = active.filter(({ category }) => category === 'maki').map(({ slug }) => slug);
    expect(await slugs({ category: 'maki' })).toEqual(maki);
    expect(await slugs({ category: 'pizza' })).toEqual([]);
  });

  test('finds words in name, description and category, whatever their case', async () => {
    expect(await slugs({ search: 'SALMON nigiri' })).toContain('salmon-nigiri');
    expect(await slugs({ search: 'temaki' })).toEqual(
      expect.arrayContaining(await slugs({ category: 'temaki' })),
    );
    const within = await slugs({ search: 'salmon', category: 'nigiri' });
    expect(within.length).toBeGreaterThan(0);
    expect(await slugs({ category: 'nigiri' })).toEqual(expect.arrayContaining(within));
    expect(await slugs({ search: `100%_' or 1=1 --` })).toEqual([]);
  });
});

describe('the shape of lists', () => {
  const Page = v.object({
    count: v.number(),
    next: v.nullable(v.string()),
    previous: v.nullable(v.string()),
    results: v.array(v.looseObject({ slug: v.string() })),
  });
  const page = async (address: string) => {
    const reply = await fetch(address, { headers: { 'X-Tenant-ID': '7' } });
    return v.parse(Page, await reply.json());
  };

  test('is a plain array unless pages are asked for', async () => {
    const plain = await shop.fetch('/api/products/products/', { headers: { 'X-Tenant-ID': '7' } });
    expect(plain.body).toBeInstanceOf(Array);
  });

  test('leads through all pages by absolute addresses that keep the filters', async () => {
    const found: string[] = [];
    let next: string | null = `${shop.sandbox.apiBase}/products/products/?is_active=true&page_size=10`;
    while (next !== null) {
      const answer: v.InferOutput<typeof Page> = await page(next);
      expect(answer.count).toBe(active.length);
      found.push(...answer.results.map(({ slug }) => slug));
      next = answer.next;
    }
    expect(found).toEqual(active.map(({ slug }) => slug));
  });

  test('names the page before', async () => {
    const second = await page(`${shop.sandbox.apiBase}/products/products/?page=2&page_size=3`);
    expect(second.previous).toBe(`${shop.sandbox.apiBase}/products/products/?page_size=3`);
    expect(second.next).toBe(`${shop.sandbox.apiBase}/products/products/?page=3&page_size=3`);
  });

  test.each(['page=99', 'page=0', 'page=x'])('has no page for %s', async (query) => {
    const reply = await shop.fetch(`/api/products/products/?${query}`, { headers: { 'X-Tenant-ID': '7' } });
    expect(reply).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } });
  });
});

describe('a product', () => {
  test('that is inactive or unknown is not found', async () => {
    const inactive = seed.products.find((product) => !product.is_active)?.slug ?? '';
    for (const slug of [inactive, 'nothing', "'; drop table products"]) {
      expect(await shop.send(getProduct, { slug })).toMatchObject({
        status: 404,
        body: { detail: 'Not found.' },
      });
    }
  });

  test('without reviews has no average', async () => {
    const reviewed = new Set(seed.reviews.map(({ product }) => product));
    const slug = active.find(({ id }) => !reviewed.has(id))?.slug ?? '';
    const product = await shop.call(getProduct, { slug });
    expect(product).toMatchObject({ average_rating: null, review_count: 0, reviews: [] });
  });

  test('counts a new review and shows it first', async () => {
    const { access: token } = await shop.signIn();
    const before = present(await shop.call(getProduct, { slug: 'salmon-nigiri' }));
    const review = await shop.call(
      createReview,
      { product: before.id, rating: 1, comment: ' <b>Too cold.</b> ' },
      { token },
    );
    expect(review).toMatchObject({ comment: '<b>Too cold.</b>', is_verified_purchase: false });
    const after = present(await shop.call(getProduct, { slug: 'salmon-nigiri' }));
    expect(after.reviews).toEqual([review, ...before.reviews]);
    expect(after.review_count).toBe(before.review_count + 1);
    const sum = after.reviews.reduce((total, { rating }) => total + (rating ?? 0), 0);
    expect(after.average_rating).toBeCloseTo(sum / after.review_count, 2);
  });

  test.each([
    [{ rating: 6 }, { rating: ['Ensure this value is less than or equal to 5.'] }],
    [{ rating: 0 }, { rating: ['Ensure this value is greater than or equal to 1.'] }],
    [{ rating: 2.5 }, { rating: ['A valid integer is required.'] }],
    [{ comment: '  ' }, { comment: ['This field may not be blank.'] }],
    [{ product: 9999 }, { product: [expect.stringContaining('does not exist')] }],
  ])('refuses a review with %j', async (change, fields) => {
    const { access: token } = await shop.signIn();
    const body = { product: 1, rating: 5, comment: 'Good.', ...change };
    expect(await shop.send(createReview, body, { token })).toMatchObject({ status: 400, body: fields });
  });
});

test('a product says when it was changed last', async () => {
  const { items } = await shop.call(listSearchableProducts, {});
  const dates = items.map(({ updated_at }) => updated_at);
  expect(dates.every((date) => new Date(date).toISOString() === date)).toBe(true);
  expect(new Set(dates).size).toBe(items.length);
});
