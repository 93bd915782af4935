import type * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { count, maybeNumber, text } from './fields.ts';
import { listedFields, listProducts, named } from './products.ts';
import { changed, object, type Page, pageOf } from './schema.ts';

const SearchableProductSchema = changed(
  object({
    ...listedFields,
    description: text,
    average_rating: maybeNumber,
    review_count: count,
    /** ISO 8601 date and time of the last change. */
    updated_at: text,
  }),
  named,
);

/** A product of a list with what many providers' lists carry beside it; empty, null or 0 where one does not. */
export type SearchableProduct = v.InferOutput<typeof SearchableProductSchema>;

/** The same call as `listProducts`, and so the same cached answer, read for a search of our own. */
export const listSearchableProducts: Endpoint<
  { category?: string; search?: string },
  Page<SearchableProduct>
> = { ...listProducts, answer: pageOf(SearchableProductSchema) };
