import { prefetchPage } from '../registry/prefetch-page.ts';
import type { AreaRegistry } from '../registry/registry.ts';

/** Milliseconds that a pointer rests on a link before that looks like an intention. */
const rest = 80;

/**
 * Fetches the code of the page that a link leads to once somebody is about to follow it: a pointer that rests on it,
 * a finger that touches it, focus. Nothing for those who asked to save data.
 */
export function prefetchOnIntent(
  document: Document,
  registry: AreaRegistry,
  prefetch: typeof prefetchPage = prefetchPage,
): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    timer = setTimeout(() => {
      const page = registry.locate(link.pathname);
      if (page) prefetch(page, document);
    }, rest);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, intend, { passive: true });
}
