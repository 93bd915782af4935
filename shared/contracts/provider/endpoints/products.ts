import { defineEndpoint } from '../endpoint.ts';
import { CategorySchema, ListedProductSchema } from '../entities/product.ts';
import { pageOf } from '../list.ts';

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
