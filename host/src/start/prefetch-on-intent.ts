import { prefetchPage } from '../registry/prefetch-page.ts';
import type { AreaRegistry } from '../registry/registry.ts';

/** A pointer rests on a link this long before its page is prefetched. */
const hoverDelayMs = 80;

/**
 * Prefetches the code of a link's page on hover, touch and focus. Does nothing where the visitor asked to save data.
 */
export function prefetchOnIntent(
  document: Document,
  registry: AreaRegistry,
  prefetch: typeof prefetchPage = prefetchPage,
): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchTarget = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    timer = setTimeout(() => {
      const page = registry.locate(link.pathname);
      if (page) prefetch(page, document);
    }, hoverDelayMs);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetchTarget, { passive: true });
}
