import type { Platform } from '@shop/shared/contracts';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { categoryPath } from './paths.ts';
import { productTexts } from '../messages/product.ts';

interface Step {
  readonly name: string;
  /** Storefront path. */
  readonly path: string;
}

/** The menu, and the category where there is one: the first steps to all of the catalog. */
export function stepsTo(category: { readonly name: string; readonly slug: string } | null): Step[] {
  const menu = { name: productTexts.menu, path: '/products' };
  return category?.slug
    ? [menu, { name: category.name || category.slug, path: categoryPath(category.slug) }]
    : [menu];
}

/** https://schema.org/BreadcrumbList */
export function breadcrumbs(
  steps: readonly Step[],
  { links }: Pick<Platform, 'links'>,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: links.href(path),
    })),
  };
}
