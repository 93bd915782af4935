import { sessionStore } from '@shop/shared/storage';

/**
 * Stores the scroll position when the document is left, and restores it where the browser adds steps to a document that
 * somebody comes back to: the browser itself tries before they are there.
 * @param isReturn the document lacks steps of its address
 * @param signal ends both
 */
export function restoreScroll(isReturn: boolean, signal: AbortSignal): void {
  addEventListener('pagehide', () => sessionStore().setItem(placeKey(), String(scrollY)), { signal });
  const { documentElement: page, body } = document;
  // `data-whole` marks a document that somebody comes back to.
  const place =
    isReturn && page.dataset['whole'] !== undefined ? Number(sessionStore().getItem(placeKey())) : 0;
  if (!(place > 0)) return;
  const growth = new ResizeObserver(() => {
    if (page.scrollHeight < place + innerHeight) return;
    growth.disconnect();
    scrollTo({ top: place, behavior: 'instant' });
  });
  growth.observe(body);
  signal.addEventListener('abort', () => growth.disconnect());
  // Whoever scrolls meanwhile wants to be there.
  for (const type of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(type, () => growth.disconnect(), { signal });
}

function placeKey(): string {
  return `place of ${location.pathname}${location.search}`;
}
