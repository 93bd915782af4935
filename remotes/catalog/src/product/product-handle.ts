import type { PageHandle, Platform } from '@shop/shared/contracts';
import type { Product } from '@shop/shared/contracts/provider';
import { productData } from './structured-data.ts';

export function productHandle(platform: Platform): PageHandle<Product | null> {
  return {
    meta: (product, site) => ({
      title: product ? `${product.name} · ${site.title}` : site.title,
      ...(product?.description && { description: product.description }),
      // Search engines read the rendered document, so browsers need not load this.
      ...(import.meta.env.SSR && product && { structuredData: productData(product, platform) }),
    }),
  };
}
