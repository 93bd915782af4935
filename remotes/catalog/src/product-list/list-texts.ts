import { listTexts } from '../messages/product-list.ts';
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
  return `${texts.page(heading, data?.products.page)} · ${site.title}`;
}
