import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { listTexts } from '../messages/product-list.ts';
import { shopTexts } from '../messages/shop.ts';
import { emptyText } from './list-texts.ts';
import type { ProductListData } from './loader.ts';

export function NothingFound({ data: { query, category, limited } }: { readonly data: ProductListData }) {
  const text = emptyText(query, category?.name || query.category);
  const everything = !query.category && !query.search;
  if (everything || limited) return <EmptyState title={text} />;
  return (
    <EmptyState title={text} help={listTexts.emptyHelp}>
      <ButtonLink to="/products">{shopTexts.allProducts}</ButtonLink>
    </EmptyState>
  );
}
