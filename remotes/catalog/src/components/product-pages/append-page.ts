import type { ListedProduct, Page } from '@shop/shared/contracts/provider';

/** Appends a page; a product that moved onto it while the shopper read is not shown twice. */
export function appendPage(shown: Page<ListedProduct>, page: Page<ListedProduct>): Page<ListedProduct> {
  const known = new Set(shown.items.map(({ id }) => id));
  return {
    items: [...shown.items, ...page.items.filter(({ id }) => !known.has(id))],
    next: page.next === shown.next ? null : page.next,
  };
}
