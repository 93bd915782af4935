import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import {
  textOrFlag,
  bothSizes,
  flagUnlessDenied,
  html,
  id,
  maybeId,
  money,
  order,
  pictureAddress,
  requiredText,
  stock,
  text,
} from './fields.ts';
import { changed, object, pageOf, partsOf, recordOrText } from './schema.ts';

/** Providers may name the category by its slug alone; a text that cannot be one is its name. */
const CategoryReferenceSchema = recordOrText(object({ name: text, slug: text }), (name) => ({
  name,
  slug: /^[\w-]+$/.test(name) ? name : '',
}));

const AttributeSchema = object({
  id: v.optional(maybeId),
  key: requiredText,
  value: textOrFlag,
  order,
});

const MainImageSchema = recordOrText(
  object({ image: pictureAddress, thumb_image: pictureAddress, alt_text: text }),
  bothSizes,
);

export const listedFields = {
  id,
  slug: requiredText,
  name: text,
  /** Null where it cannot be read: shown as a price on request, and not for sale. */
  price: money,
  price_before_discount: money,
  /** Null when the provider does not say; only 0 is sold out. */
  stock,
  category: CategoryReferenceSchema,
  main_image: MainImageSchema,
  attributes: partsOf(AttributeSchema),
  is_active: flagUnlessDenied,
};

/** Called by its slug where its name is missing: nothing that can be opened is without words. */
export function named<Read extends { readonly slug: string; readonly name: string }>(read: Read): Read {
  return read.name.trim() ? read : { ...read, name: read.slug };
}

/** A product as lists carry it. */
export const ListedProductSchema = changed(object(listedFields), named);

export const CategorySchema = changed(
  object({ id: v.optional(maybeId), slug: requiredText, name: text, description: html }),
  named,
);

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
