import { failure, type ProviderAnswers } from '@shop/shared/testing/area';
import type { Product } from '@shop/shared/contracts/provider';

/** A provider without categories that lists `menu`, and has each of its products and the `unlisted` ones. */
export function menuAnswers(menu: readonly Product[], unlisted: readonly Product[] = []): ProviderAnswers {
  return ({ path }) => {
    if (path === '/products/categories/') return [];
    if (path.startsWith('/products/products/?')) return menu;
    return [...menu, ...unlisted].find(({ slug }) => path === `/products/products/${slug}/`) ?? failure(404);
  };
}
