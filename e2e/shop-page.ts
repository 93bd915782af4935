import type { Frame, Locator, Page } from '@playwright/test';

/** A phone, both sides of the line where the menu takes the navigation's place, and a desk. */
export const widths = [390, 768, 769, 1280] as const;

/** Waits until the shop's code runs the whole page: before that, links of a rendered page load documents. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs in the page, from its own source. */
export function isHydrated(): boolean {
  return document.querySelector('#shop[data-hydrated]') !== null;
}

/** The shop's search: a plain field, and a combobox once suggestions have loaded. */
export function searchField(page: Page): Locator {
  const name = 'Search products';
  return page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }));
}

/** The product's own button; a bar at the lower edge of a narrow view has another, after it. */
export function addButton(scope: Page | Frame | Locator): Locator {
  return scope.getByRole('button', { name: /Add to Cart|Sold Out/ }).first();
}
