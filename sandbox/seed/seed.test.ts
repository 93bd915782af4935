import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imagePath, thumbPath } from '../media/media.ts';
import { seed } from './index.ts';

const price = /^\d+\.\d{2}$/;

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const fileOf = (path: string): string =>
  join(import.meta.dirname, '../../art/pictures', path.slice('/media/'.length));

test('every picture of the seed is drawn', () => {
  const stems = [
    ...seed.products.flatMap(({ main_image, images }) => [main_image, ...images].map(({ image }) => image)),
    ...seed.posts.flatMap(({ featured_image }) => featured_image ?? []),
    ...seed.contact.branch_locations.map(({ image }) => image),
    seed.settings.logo,
    seed.site.logo,
    seed.site.favicon,
  ];
  const paths = stems.flatMap((stem) => [imagePath(stem), thumbPath(stem) ?? []].flat());
  expect(paths.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
});

test('slugs, ids, user names and e-mail addresses are given once', () => {
  const { products, categories, posts, reviews, comments, customers } = seed;
  for (const things of [products, categories, posts])
    expect(repeated(things.map(({ slug }) => slug))).toEqual([]);
  for (const things of [products, categories, posts, reviews, comments, customers]) {
    expect(repeated(things.map(({ id }) => String(id)))).toEqual([]);
  }
  expect(repeated(customers.flatMap(({ username, email }) => [username, email]))).toEqual([]);
});

test('each product has a picture of its own, and a category that exists', () => {
  const drawn = seed.products.map(({ main_image }) =>
    readFileSync(fileOf(imagePath(main_image.image)), 'base64'),
  );
  expect(repeated(drawn)).toEqual([]);
  const slugs = seed.categories.map(({ slug }) => slug);
  expect(seed.products.filter(({ category }) => !slugs.includes(category))).toEqual([]);
});

test('prices are decimals with two places, and a discount lowers them', () => {
  const flaws = seed.products.filter(({ price: now, price_before_discount: before }) => {
    const lowered = before === null || (price.test(before) && Number(before) > Number(now));
    return !price.test(now) || !lowered;
  });
  expect(flaws).toEqual([]);
});

test('the menu has discounts, sold-out, scarce and inactive products', () => {
  const { products } = seed;
  expect(products.filter(({ price_before_discount }) => price_before_discount !== null)).toHaveLength(6);
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(3);
  expect(products.filter(({ stock }) => stock > 0 && stock < 5)).toHaveLength(3);
  expect(products.filter(({ is_active }) => !is_active)).toHaveLength(1);
});

test('an answer stands below an earlier comment of the same post, down to depth 4', () => {
  const posts = new Set(seed.posts.map(({ id }) => id));
  const placed = new Map<number, { post: number; depth: number }>();
  for (const { id, post, parent } of seed.comments) {
    const above = parent === null ? { post, depth: 0 } : placed.get(parent);
    expect(posts).toContain(post);
    expect(above?.post).toBe(post);
    placed.set(id, { post, depth: (above?.depth ?? Number.NaN) + 1 });
  }
  expect(Math.max(...[...placed.values()].map(({ depth }) => depth))).toBe(4);
});

test('reviews belong to products and have 1 to 5 stars', () => {
  const ids = new Set(seed.products.map(({ id }) => id));
  expect(seed.reviews.filter(({ product, rating }) => !ids.has(product) || rating < 1 || rating > 5)).toEqual(
    [],
  );
});

test('dates can be read, and only drafts have none', () => {
  const dates = [...seed.reviews, ...seed.comments].map(({ created_at }) => created_at);
  for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  for (const { status, published_at } of seed.posts)
    expect(published_at !== null).toBe(status === 'published');
});
