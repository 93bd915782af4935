import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { emptyTexts } from '../messages/empty-list.ts';
import { listTexts } from '../messages/product-list.ts';
import { shopTexts } from '../messages/shop.ts';
import type { ListQuery } from './list-address.ts';
import type { ProductListData } from './loader.ts';

export function NothingFound({ data: { query, category, limited } }: { readonly data: ProductListData }) {
  const text = emptyText(query, category?.name || query.category);
  const everything = !query.category && !query.search;
  if (everything || limited) return <EmptyState title={text} />;
  return (
    <EmptyState title={text} help={emptyTexts.help}>
      <ButtonLink to="/products">{shopTexts.allProducts}</ButtonLink>
    </EmptyState>
  );
}

/** The text of an empty list. */
export function emptyText({ category, search }: ListQuery, categoryName: string): string {
  if (search && category) return emptyTexts.both(search, categoryName);
  if (search) return emptyTexts.search(search);
  if (category) return emptyTexts.category;
  return listTexts.empty;
}
