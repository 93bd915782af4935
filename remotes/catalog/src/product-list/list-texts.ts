import { listTexts, pageTitle } from '../messages/product-list.ts';
import type { ListQuery } from './list-address.ts';
import type { ProductListData } from './loader.ts';

const texts = listTexts;

/** The page's heading; `categoryName` is the slug where the category could not be loaded. */
export function listHeading({ category, search }: ListQuery, categoryName: string): string {
  if (search && category) return texts.headingBoth(search, categoryName);
  if (search) return texts.headingSearch(search);
  if (category) return texts.headingCategory(categoryName);
  return texts.heading;
}

export function listTitle(data: ProductListData | undefined, site: { readonly title: string }): string {
  const heading = data ? listHeading(data.query, data.category?.name || data.query.category) : texts.heading;
  return `${withPage(heading, data?.products)} · ${site.title}`;
}

/** The heading of a list with the page's number, where it begins with a later step. */
export function withPage(heading: string, list: { readonly page?: number } | undefined): string {
  return !import.meta.env.WIDGET && list?.page && list.page > 1 ? pageTitle(heading, list.page) : heading;
}
