import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import {
  count,
  flag,
  html,
  maybeId,
  maybeNumber,
  order,
  person,
  requiredAddress,
  text,
  type RecordId,
} from './fields.ts';
import { listedFields, named } from './products.ts';
import { changed, fromRecordOrText, object, partsOf } from './schema.ts';

export const ReviewSchema = object({
  id: maybeId,
  user: person,
  /** 0 to 5; null where it cannot be read. */
  rating: maybeNumber,
  comment: text,
  /** ISO 8601 date and time. */
  created_at: text,
  is_verified_purchase: flag,
});

export type Review = v.InferOutput<typeof ReviewSchema>;

const ImageSchema = fromRecordOrText(
  object({ id: v.optional(maybeId), image: requiredAddress, alt_text: text, order }),
  (image) => ({ image }),
);

/** A product as its own page carries it. */
export const ProductSchema = changed(
  object({
    ...listedFields,
    /** Empty where the answer lacks it: the product was asked for by it. */
    slug: text,
    description: text,
    long_html_description: html,
    images: partsOf(ImageSchema),
    reviews: partsOf(ReviewSchema),
    average_rating: maybeNumber,
    review_count: count,
  }),
  named,
);

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
  request: (body: { product: RecordId; rating: number; comment: string }) => ({ body }),
  answer: ReviewSchema,
});
