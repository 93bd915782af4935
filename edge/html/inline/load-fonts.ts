const storageKey = 'shop-fonts';
const fastResponse = 100;

/**
 * Fonts are optional: one that is not there within 0.1 s is not shown on this page. Where the document itself took that
 * long they would only delay pictures and code, so they are fetched when the page is idle and shown on the next path.
 * Not before: a filtered list has the same path, and setting the text of 500 products anew takes long.
 */
export function loadFonts(): void {
  const style = document.getElementById('shop-fonts') as HTMLStyleElement;
  const release = style.dataset['release'] ?? '';
  try {
    if (localStorage.getItem(storageKey) === release) return;
  } catch {
    // The browser refuses storage: decide by the speed of the document.
  }
  const store = async () => localStorage.setItem(storageKey, release);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && performance.now() - visit.requestStart < fastResponse) return whenIdle(store);
  style.media = 'not all';
  whenIdle(async () => {
    await Promise.all(
      uprightFonts(style).map(async (file) => (await fetch(file, { priority: 'low' })).arrayBuffer()),
    );
    const show = ({ destination }: NavigateEvent) => {
      if (new URL(destination.url).pathname === location.pathname) return;
      navigation.removeEventListener('navigate', show);
      style.media = 'all';
    };
    window.navigation?.addEventListener('navigate', show);
    await store();
  });
}

/** Addresses of the fonts that every page uses. */
function uprightFonts({ sheet }: HTMLStyleElement): string[] {
  return [...(sheet?.cssRules ?? [])].flatMap((rule) => {
    const { style } = rule as CSSFontFaceRule;
    if (style.getPropertyValue('font-style') === 'italic') return [];
    return /url\("([^"]+)"\)/.exec(style.getPropertyValue('src'))?.[1] ?? [];
  });
}

/** Runs the task when the page and its preloaded code are there, which the load event does not wait for. */
function whenIdle(task: () => Promise<void>): void {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      const preloads = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload],[as=fetch]');
      if (![...preloads].every(({ href }) => performance.getEntriesByName(href).length > 0)) return;
      observer.disconnect();
      // The timeout: a page that paints nothing more may never be idle.
      (window.requestIdleCallback ?? setTimeout)(() => void task().catch(() => {}), { timeout: 2000 });
    }).observe({ type: 'resource', buffered: true });
  });
}
