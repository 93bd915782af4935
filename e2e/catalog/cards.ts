import type { Locator, Page } from '@playwright/test';

const list = (page: Page) => page.getByRole('region', { name: 'Our Products' });

/** The cards of the product list, in their order. */
export function cards(page: Page): Locator {
  return list(page).getByRole('listitem');
}

/** `content-visibility` of each page of the product list. */
export function layoutsOfPages(page: Page): Promise<readonly string[]> {
  return list(page)
    .getByRole('list')
    .evaluateAll((pages) => pages.map((one) => getComputedStyle(one).contentVisibility));
}

/** The first card that is wholly below the given line of the view, in pixels from its top. */
export async function firstCardBelow(page: Page, line: number): Promise<Locator> {
  const all = cards(page);
  return all.nth(
    await all.evaluateAll(
      (elements, top) => elements.findIndex((card) => card.getBoundingClientRect().top > top),
      line,
    ),
  );
}
