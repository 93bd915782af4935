import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { count, flag, maybeNumber, number, text } from './fields.ts';
import { listedFields } from './products.ts';

export const ReviewSchema = v.object({
  id: number,
  user: v.nullish(v.object({ username: text }), { username: '' }),
  rating: number,
  comment: text,
  /** ISO 8601 date and time. */
  created_at: text,
  is_verified_purchase: flag,
});

export type Review = v.InferOutput<typeof ReviewSchema>;

const ImageSchema = v.object({ id: v.optional(number), image: text, alt_text: text, order: count });

/** A product as its own page carries it. */
export const ProductSchema = v.object({
  ...listedFields,
  description: text,
  long_html_description: text,
  images: v.nullish(v.array(ImageSchema), []),
  reviews: v.nullish(v.array(ReviewSchema), []),
  average_rating: maybeNumber,
  review_count: v.nullish(number, 0),
});

export type Product = v.InferOutput<typeof ProductSchema>;
export type ProductImage = v.InferOutput<typeof ImageSchema>;

// Apart from the lists, whose pages need not bring what a single product is parsed with.

/** An answer of `null` is an answer without a product, not a malformed one. */
export const getProduct = defineEndpoint({
  name: 'products.get',
  method: 'GET',
  path: '/products/products/:slug/',
  request: ({ slug }: { slug: string }) => ({ params: { slug } }),
  answer: v.nullable(ProductSchema),
});

export const createReview = defineEndpoint({
  name: 'reviews.create',
  method: 'POST',
  path: '/products/reviews/',
  session: 'required',
  request: (body: { product: number; rating: number; comment: string }) => ({ body }),
  answer: ReviewSchema,
});
