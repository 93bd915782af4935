import { eventItem } from '@shop/shared/contracts';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ProductListData } from './loader.ts';

/** As many as analytics take of one list. */
const mostItems = 200;

/** Reports a list that is shown, and the term that it was searched by; filters and order make no other list. */
export function useReportList({ query, category, products }: ProductListData): void {
  const { report } = usePlatform();
  const reportList = useEffectEvent((slug: string, term: string) => {
    if (term) report?.('search', { search_term: term });
    const list = slug || (term ? 'search' : 'all');
    report?.('view_item_list', {
      item_list_id: list,
      item_list_name: category?.name || list,
      items: products.items.slice(0, mostItems).map((product) => eventItem(product)),
    });
  });
  useEffect(() => {
    reportList(query.category, query.search);
  }, [query.category, query.search]);
}
