import { Button, ButtonLink, EmptyState } from '@shop/shared/ui';
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

/** Shown when no product matches the filters. */
export function NothingFiltered({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title={listTexts.emptyFiltered} help={listTexts.emptyFilteredHelp}>
      <Button kind="quiet" onClick={onClear}>
        {listTexts.clearFilters}
      </Button>
    </EmptyState>
  );
}
