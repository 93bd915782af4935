import type { Locator, Page } from '@playwright/test';

/** The shop's search: a plain field, and a combobox once products can be suggested while somebody types. */
export function searchField(page: Page): Locator {
  const name = 'Search products';
  return page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }));
}
