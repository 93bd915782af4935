import type { Frame } from '@playwright/test';

/** What belongs to a page and must stay as it is. */
export function stateOf(frame: Frame) {
  return frame.evaluate(() => {
    const names = (value: object) => Reflect.ownKeys(value).map(String).toSorted();
    const prototypes = [
      Object,
      Array,
      Function,
      String,
      Promise,
      Element,
      HTMLElement,
      Node,
      Event,
      EventTarget,
    ];
    const storage = () => {
      try {
        return Object.keys(localStorage).filter((key) => !/^\d+@/.test(key));
      } catch {
        return [];
      }
    };
    return {
      title: document.title,
      metadata: Array.from(
        document.head.querySelectorAll('meta, title, link[rel=canonical]'),
        (e) => e.outerHTML,
      ),
      address: location.search + location.hash,
      globals: Object.keys(window).toSorted(),
      prototypes: prototypes.map((type) => names(type.prototype).join()),
      storage: storage(),
      sheets: document.adoptedStyleSheets.length,
      styles: Array.from(document.querySelectorAll('#own, #own *'), (element) => {
        const style = getComputedStyle(element);
        return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
      }),
    };
  });
}

declare global {
  interface Window {
    shifts: number[];
    refused: string[];
    before: Element | undefined;
  }
}

/** Runs in the page before anything of it: notes layout shifts and what a policy refuses. */
export function watchPage(): void {
  const seen = { shifts: [] as number[], refused: [] as string[] };
  for (const [name, value] of Object.entries(seen)) Object.defineProperty(window, name, { value });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    seen.refused.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}
