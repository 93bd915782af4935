import type { Page } from '@playwright/test';

interface RootFiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Waits until the shop's code runs the whole page: before that, links of a rendered page load documents. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Runs in the page, from its own source. */
export function isHydrated(): boolean {
  const shop = document.querySelector('#shop');
  const [key] = Object.keys(shop ?? {}).filter((name) => name.startsWith('__reactContainer'));
  // React says of its root alone whether everything that a server rendered has been committed.
  const root = key && (Reflect.get(shop ?? {}, key) as RootFiber | null);
  const there = shop?.querySelector('header') !== null;
  return there && Boolean(root) && !(root as RootFiber).stateNode.current.memoizedState.isDehydrated;
}
