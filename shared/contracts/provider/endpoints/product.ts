import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { ProductSchema } from '../entities/product-page.ts';
import { ReviewSchema } from '../entities/review.ts';

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
