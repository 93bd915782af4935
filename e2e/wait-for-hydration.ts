import type { Page } from '@playwright/test';

/** Waits until the shop's code runs the whole page: before that, links of a rendered page load documents. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs in the page, from its own source. */
export function isHydrated(): boolean {
  return document.querySelector('#shop[data-hydrated]') !== null;
}
