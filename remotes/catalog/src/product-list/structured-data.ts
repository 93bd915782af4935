import type { LinkPreview, Platform } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import type { BreadcrumbList, Menu, MenuItem, MenuSection, WithContext } from 'schema-dts';
import { breadcrumbs, stepsTo } from '../components/breadcrumbs.ts';
import { categoryPath, productPath } from '../components/paths.ts';
import { listTexts } from '../messages/product-list.ts';
import { productTexts } from '../messages/product.ts';
import type { ProductListData } from './loader.ts';

type Described = Pick<Platform, 'provider' | 'links'>;

/**
 * The products of the list's first step as a menu with a section for each category (https://schema.org/Menu), and the
 * breadcrumbs of a category. Nothing for the results of a search, which are not to be found, and for pages that begin with a
 * later step: the menu is described once.
 */
export function listStructuredData(
  { query, products, category }: ProductListData,
  platform: Described,
): (WithContext<Menu> | WithContext<BreadcrumbList>)[] {
  if (query.search || products.items.length === 0 || products.start) return [];
  const url = platform.links.href(categoryPath(query.category));
  const menu: WithContext<Menu> = {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name: category?.name || productTexts.menu,
    url,
    hasMenuSection: sectionsOf(products.items, platform),
  };
  return category ? [menu, breadcrumbs(stepsTo(category), platform)] : [menu];
}

/** The picture of the list's first product that has one. */
export function listPreview({ products }: ProductListData, { provider }: Described): LinkPreview {
  const pictured = products.items.find(({ main_image }) => main_image?.image);
  const image = pictured?.main_image;
  if (!pictured || !image?.image) return {};
  return { image: { url: provider.file(image.image), alt: image.alt_text || pictured.name } };
}

function sectionsOf(products: readonly ListedProduct[], platform: Described): MenuSection[] {
  const sections = new Map<string, ListedProduct[]>();
  for (const product of products) {
    const name = product.category?.name || listTexts.otherDishes;
    sections.set(name, [...(sections.get(name) ?? []), product]);
  }
  return [...sections].map(([name, dishes]) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map((dish) => menuItem(dish, platform)),
  }));
}

function menuItem({ slug, name, price }: ListedProduct, { links }: Described): MenuItem {
  return {
    '@type': 'MenuItem',
    name,
    url: links.href(productPath(slug)),
    ...(price !== null && { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }),
  };
}
