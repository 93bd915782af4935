import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { count, maybeMoney, maybeNumber, maybeText, money, number, pageOf, text } from './fields.ts';

const CategoryReferenceSchema = v.object({ name: text, slug: text });

const AttributeSchema = v.object({ id: v.optional(number), key: text, value: text, order: count });

const MainImageSchema = v.object({ image: maybeText, thumb_image: maybeText, alt_text: text });

export const listedFields = {
  id: number,
  slug: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  price: money,
  price_before_discount: maybeMoney,
  /** Null when the provider does not say; only 0 is sold out. */
  stock: maybeNumber,
  category: v.nullish(CategoryReferenceSchema, null),
  main_image: v.nullish(MainImageSchema, null),
  attributes: v.nullish(v.array(AttributeSchema), []),
  is_active: v.nullish(v.boolean(), true),
};

/** A product as lists carry it. */
export const ListedProductSchema = v.object(listedFields);

export const CategorySchema = v.object({
  id: v.optional(number),
  slug: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  description: text,
});

export type ListedProduct = v.InferOutput<typeof ListedProductSchema>;
export type Attribute = v.InferOutput<typeof AttributeSchema>;
export type Category = v.InferOutput<typeof CategorySchema>;

export const listProducts = defineEndpoint({
  name: 'products.list',
  method: 'GET',
  path: '/products/products/',
  request: ({ category, search }: { category?: string; search?: string }) => ({
    query: { is_active: true, category__slug: category, search },
  }),
  answer: pageOf(ListedProductSchema),
});

export const listCategories = defineEndpoint({
  name: 'categories.list',
  method: 'GET',
  path: '/products/categories/',
  request: (_: Record<string, never>) => ({}),
  answer: pageOf(CategorySchema),
});

export const getCategory = defineEndpoint({
  name: 'categories.get',
  method: 'GET',
  path: '/products/categories/:slug/',
  request: ({ slug }: { slug: string }) => ({ params: { slug } }),
  answer: CategorySchema,
});
