import { themeStorageKey } from '@shop/shared/contracts';

/**
 * Marks the document before the first paint with what only the browser knows: the chosen theme, a stored login, a
 * return by history or reload. So documents are the same for everybody.
 */
export function prepareFirstPaint(): void {
  try {
    applyTheme(localStorage.getItem(themeStorageKey));
    // A placeholder reserves the room of what only customers see.
    if (localStorage.getItem('authToken')) document.documentElement.dataset['customer'] = '';
  } catch {
    // The browser refuses storage.
  }
  // A returning browser restores the scroll position, so every part of the page must have its height.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') layOutWhole(document.documentElement);
  openTargetDetails(location.hash.slice(1));
}

/** The browser remembers heights that it has laid out: two frames after the page was loaded, what is out of view may rest. */
function layOutWhole({ dataset }: HTMLElement): void {
  dataset['whole'] = '';
  const onMeasured = () => {
    dataset['whole'] = 'measured';
  };
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(onMeasured)));
}

function applyTheme(theme: string | null): void {
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.media.includes(theme) ? 'all' : 'not all';
}

/** Opens the details around the address's target as soon as the parser has added them. */
function openTargetDetails(hash: string): void {
  if (!hash) return;
  let id = hash;
  try {
    id = decodeURIComponent(hash);
  } catch {
    // Malformed percent encoding: the id as it is.
  }
  const observer = new MutationObserver(() => {
    const details = document.getElementById(id)?.closest('details');
    if (!details) return;
    details.open = true;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect(), { once: true });
}
