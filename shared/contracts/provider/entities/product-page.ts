import * as v from 'valibot';
import { count, maybeNumber, number, text } from '../fields.ts';
import { listedFields } from './product.ts';
import { ReviewSchema } from './review.ts';

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
